#pragma once
// Sets of coins that any formation can use, so that only the formations differ.

#include <array>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/battles/formation.h"
#include "game/coin_wars/battles/formation_types.h"
#include "game/coin_wars/lab/force.h"

namespace lab {

struct AlikeCoins {
    std::string_view key;
    words::Key name;
    std::array<int, 5> coins;  // pennies, nickels, dimes, quarters, dollars
};
inline constexpr std::array kAlike{
    AlikeCoins{"mixed", words::mark("Mixed, 19 coins"), {9, 4, 4, 2, 0}},
    AlikeCoins{"penny", words::mark("15 pennies"), {15, 0, 0, 0, 0}},
    AlikeCoins{"nickel", words::mark("15 nickels"), {0, 15, 0, 0, 0}},
    AlikeCoins{"dime", words::mark("15 dimes"), {0, 0, 15, 0, 0}},
    AlikeCoins{"quarter", words::mark("10 quarters"), {0, 0, 0, 10, 0}},
    AlikeCoins{"horse", words::mark("Horse, 19 coins"), {6, 2, 9, 2, 0}},
    AlikeCoins{"dear", words::mark("Expensive, 15 coins"), {0, 5, 4, 4, 2}},
};
// nullptr if there is none.
const AlikeCoins* find_alike(std::string_view key);

// "mixed" or another key, or numbers and type names: "9 penny, 4 nickel". The error is a sentence.
core::Result<battles::Mix, std::string> mix_from(const battles::Library& library, const std::string& text);

// Puts the most important coins where they suit best: commanders in the middle, horse on the wings, archers behind,
// armour in front.
battles::Mix mix_of(const AlikeCoins& coins);
// The formation filled with these coins, at its own width and spacing. The faults name coin sets that cannot be read.
core::Result<Force, battles::Faults> force_of(const battles::Library& library, const battles::Formation& formation,
                                              const AlikeCoins& coins);

}  // namespace lab
