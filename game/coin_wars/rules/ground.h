#pragma once
// The table and its impassable ground.

#include <string>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// How far the disc sticks out over the table's edge; negative where it lies inside.
double over_edge(const Scenario& scenario, const measure::Disc& disc);
// The point of the polygon's border nearest to p.
Vec2 nearest_on(measure::Polygon polygon, Vec2 p);
// What it is called in this battle, else "impassable ground", "slow ground", ... as it is.
Phrase name_of(const Terrain& terrain);

}  // namespace rules::coin_wars
