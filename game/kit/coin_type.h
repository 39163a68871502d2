#pragma once
// A type of coin, as a row of section 1's table: data, never an enum (CW-3). The wargame fights with it;
// every table draws it and plays its sounds.

#include <string>

namespace rules {

// A zero, with or without hundredths, stands for the amount: "$0.00", "Fr. 0.00", "\u00a50".
inline constexpr const char* kDollars = "$0.00";

struct CoinType {
    std::string name;   // "penny": used in files and the protocol
    std::string title;  // "Penny": shown to people
    int offense = 0;    // 0 to 1000
    int defense = 0;
    double move = 3;      // the card's edge that it moves along: 3 or 5 in
    double diameter = 1;  // inches, 0.25 to 3
    int cents = 0;        // face value
    double points = 0;    // BX-8: its price in a free battle by points; 0: the face value
    bool long_range = false, charge = false, command = false, spy = false, armored = false;
    std::string metal = "nickel";     // its look: copper, nickel, silver or golden
    std::string core;                 // the middle, if it differs: another metal, or "hole"
    std::string design;               // its relief, see coin_design.h; empty: derived from the rest
    int reeds = 0;                    // teeth of its edge; 0: smooth
    std::string currency = kDollars;  // how sums of it are written, see display_names.h

    double radius() const { return diameter / 2; }
    double reach() const { return move + diameter; }  // L + 2r
    friend bool operator==(const CoinType&, const CoinType&) = default;
};

}  // namespace rules
