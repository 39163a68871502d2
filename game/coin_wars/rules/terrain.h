#pragma once
// CW-24, CW-25, R-28: the bonus of the ground under a coin's centre, if the rule `terrain` is agreed on.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// The paper that gives the coin +1 Defense or +1 Offense; null if there is none. Several of one kind count
// once; defensive ground does not help a coin that charged onto it.
const Terrain* defended_by(const Match& match, int coin);
const Terrain* strengthened_by(const Match& match, int coin);

}  // namespace rules::coin_wars
