#pragma once
// The table and its impassable ground.

#include <string>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// How far the disc sticks out over the table's edge; negative if it is inside.
double over_edge(const Scenario& scenario, const measure::Disc& disc);
// The point of the polygon's border that is nearest to p.
Vec2 nearest_on(measure::Polygon polygon, Vec2 p);
// Its name in this battle, or by its kind "impassable ground", "slow ground", ...
Phrase name_of(const Terrain& terrain);

}  // namespace rules::coin_wars
