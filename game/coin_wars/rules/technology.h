#pragma once
// CW-29, R-32, BX-5, technological advantage: mild or severe, in general or in part.

#include <optional>

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// The technology in which the coin is behind here: -1/-1; null: in none.
const Technology* behind_in(const Match& match, int coin, const StrikeContext& bout);
// The one that gives the coin the severe advantage's +2/+2 here; null: none.
const Technology* far_ahead_in(const Match& match, int coin, const StrikeContext& bout);
// The sides of the die that a severe advantage adds to this coin's attack; nullopt: no die.
std::optional<int> die_of_advantage(const Match& match, int coin, const StrikeContext& bout);

}  // namespace rules::coin_wars
