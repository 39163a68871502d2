#pragma once
// CW-29, R-32, BX-5, technological advantage: mild or severe, in general or in part.

#include <optional>

#include "game/coin_wars/rules/score.h"

namespace rules::coin_wars {

// True if the coin is on the backward side here: -1/-1.
bool is_behind(const Match& match, int coin, const Bout& bout);
// True if the coin has the severe advantage's +2/+2 here.
bool is_far_ahead(const Match& match, int coin, const Bout& bout);
// The sides of the die that a severe advantage adds to this coin's attack; nullopt: no die.
std::optional<int> die_of_advantage(const Match& match, int coin, const Bout& bout);

}  // namespace rules::coin_wars
