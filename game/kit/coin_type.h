#pragma once
// A type of coin as it lies on every table, to be shown and heard. The wargame adds how it fights.

#include <string>

namespace rules {

// A zero, with or without hundredths, stands for the amount: "$0.00", "Fr. 0.00", "\u00a50".
inline constexpr const char* kDollars = "$0.00";

struct CoinType {
    std::string name;                 // "penny": what files and the protocol say
    std::string title;                // "Penny": what people read
    double diameter = 1;              // inches, 0.25 to 3
    int cents = 0;                    // face value
    std::string metal = "nickel";     // how it looks: copper, nickel, silver, golden
    std::string core;                 // of the middle where it differs: another metal, or "hole"
    std::string design;               // the relief it bears, see coin_design.h; empty: follows from the rest
    int reeds = 0;                    // teeth of its edge, 0: smooth
    std::string currency = kDollars;  // how sums of it are written, see display_names.h

    double radius() const { return diameter / 2; }
    friend bool operator==(const CoinType&, const CoinType&) = default;
};

}  // namespace rules
