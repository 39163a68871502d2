#pragma once
// CW-24, CW-25, R-28: what the ground under its centre gives a coin, where the rule `terrain` is agreed on.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// The paper that gives it +1 Defense or +1 Offense; null: none does. Several of a kind count once; defensive
// ground counts for nothing to who got there by a Charge.
const Terrain* defended_by(const Match& match, int coin);
const Terrain* strengthened_by(const Match& match, int coin);

}  // namespace rules::coin_wars
