#pragma once
// The quick battle: ten minutes on a small table, generated entirely from its code. The same code gives the same battle
// on every machine and in every version, so nothing here may change for published codes: a test checks their hashes.

#include <array>

#include "engine/words/phrase.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/battles/quick_code.h"

namespace battles {

inline constexpr double kQuickWidth = 24, kQuickHeight = 18;  // inches

// A card: a small force with a name.
struct QuickForce {
    words::Key name;
    Purse coins;  // of the set "us"
};
// Six forces with different names, each worth kQuickPoints by the cards' own prices, which never change, so that a code
// always gives the same battle. These are not the prices of BX-8.
inline constexpr double kQuickPoints = 60;
// The cards that both sides pick from, the same for both.
std::array<QuickForce, kQuickCards> quick_cards(std::uint32_t seed);
// The battle as in a file, with all coins placed. Pure.
rules::Json quick_battle_json(const QuickChoice& choice);
// The same as find_battle() returns it: with the coins of the set "us".
core::Result<Battle, Faults> quick_battle(const Library& library, const QuickChoice& choice);

}  // namespace battles
