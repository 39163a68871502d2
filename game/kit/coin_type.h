#pragma once
// How a type of coin looks and sounds on any table. The wargame adds how it fights.

#include <string>

namespace rules {

// The zero, with or without hundredths, is where the amount goes: "$0.00", "Fr. 0.00", "\u00a50".
inline constexpr const char* kDollars = "$0.00";

struct CoinType {
    std::string name;                 // "penny": its name in files and the protocol
    std::string title;                // "Penny": its name for players
    double diameter = 1;              // inches, 0.25 to 3
    int cents = 0;                    // face value
    std::string metal = "nickel";     // its look: copper, nickel, silver, golden
    std::string core;                 // the middle, if it differs: another metal, or "hole"
    std::string design;               // the relief on it, see coin_design.h; empty: derived from the rest
    int reeds = 0;                    // teeth of its edge, 0: smooth
    std::string currency = kDollars;  // how sums of money are written, see display_names.h

    double radius() const { return diameter / 2; }
    friend bool operator==(const CoinType&, const CoinType&) = default;
};

}  // namespace rules
