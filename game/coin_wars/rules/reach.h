#pragma once
// How far a coin can go in one move, in one direction and in all (R-5, R-7 to R-9, BX-1, BX-2, BX-11). Inches.

#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// The greatest distance of any move from `from`.
double longest_move(const Match& match, int coin, Vec2 from);
// The greatest distance of a move straight towards that point, ignoring obstacles.
double allowance_towards(const Match& match, int coin, Vec2 point, Going going = Going::Moving);
// The same on the line of this path, however far away its end is.
double allowance_along(const Match& match, const Path& path);
// How far the coin can go in `directions` equal angles counterclockwise from +x, contact included; 0 where it cannot
// move. Ignores path.to.
std::vector<double> reach_of(const Match& match, const Path& path, int directions);

}  // namespace rules::coin_wars
