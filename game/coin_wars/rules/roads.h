#pragma once
// BX-11, fast ground: a move along it from start to end uses the card's next longer edge.

#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// The fast ground under the coin at `from`; nullptr if there is none.
const Terrain* road_under(const Match& match, int coin, Vec2 from);
// How far the straight line to `to` stays on fast ground, across adjoining pieces (in); 0 if it does not begin on any.
double road_ahead(const Match& match, int coin, Vec2 from, Vec2 to);
// How far the coin can move along the card's next longer edge, inches.
double fast_reach(const Match& match, int coin);
// True if the path is a move that stays on fast ground from start to end.
bool goes_by_road(const Match& match, const Path& path);
// Length of the card's edge that it moves along (in).
double edge_along(const Match& match, const Path& path);

}  // namespace rules::coin_wars
