#pragma once
// BX-11, fast ground: a move that leads along it from start to end has the card's next longer edge.

#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// The fast ground that the coin stands on there; null if there is none.
const Terrain* road_under(const Match& match, int coin, Vec2 from);
// How far the straight line to `to` stays on fast ground, one piece after another; 0 if it does not begin on it.
double road_ahead(const Match& match, int coin, Vec2 from, Vec2 to);
// How far the coin goes along the next longer edge of the card, inches.
double fast_reach(const Match& match, int coin);
// True if this is a move that leads along fast ground from start to end.
bool goes_by_road(const Match& match, const Path& path);
// The edge of the card along which it goes.
double edge_along(const Match& match, const Path& path);

}  // namespace rules::coin_wars
