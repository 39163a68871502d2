#pragma once
// How far a coin gets in one move, in this direction and in all (R-5, R-7 to R-9, BX-1, BX-2, BX-11).

#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// The greatest distance of any move from there.
double longest_move(const Match& match, int coin, Vec2 from);
// How far a move of this coin straight towards that point may lead at most, whatever is in the way.
double allowance_towards(const Match& match, int coin, Vec2 point, Going going = Going::Moving);
// How far the coin can go in `directions` equal angles counterclockwise from +x, contact included; 0 if it
// cannot go that way. Ignores way.to.
std::vector<double> reach_of(const Match& match, const Path& path, int directions);

}  // namespace rules::coin_wars
