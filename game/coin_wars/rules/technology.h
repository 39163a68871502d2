#pragma once
// CW-29, R-32, BX-5, technological advantage: mild or severe, general or limited.

#include <optional>

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// The technology in which the coin is behind in this strike, with -1/-1; nullptr if there is none.
const Technology* behind_in(const Match& match, int coin, const StrikeContext& bout);
// The technology that gives the coin the severe advantage's +2/+2 in this strike; nullptr if there is none.
const Technology* far_ahead_in(const Match& match, int coin, const StrikeContext& bout);
// The sides of the die that a severe advantage adds to this coin's attack; nullopt: no die.
std::optional<int> die_of_advantage(const Match& match, int coin, const StrikeContext& bout);

}  // namespace rules::coin_wars
