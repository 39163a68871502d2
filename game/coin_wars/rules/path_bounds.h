#pragma once
// What bounds the places to which a way can lead, and the directions at which that changes: what closest()
// chooses among. Called only for refusals.

#include "game/coin_wars/rules/closest_point.h"
#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// Where the centre of a coin of that radius lies that touches the other's rim.
measure::Disc around(const Match& match, int coin, double radius);
// Where the centre of a coin of radius r lies as its rim touches the table's edge, or the polygon from either
// side.
void add_table(Bounds& bounds, const Scenario& scenario, double r);
void add_polygon(Bounds& bounds, const std::vector<Vec2>& polygon, double r);

// The other coin is in the way, and near enough to be met.
bool within_reach(const Match& match, const Way& way, int other);
// BX-2; the way's `to` does not matter.
Bounds bounds_of(const Match& match, const Way& way);
// The directions at which what ends the way changes: past a rim or a corner, or where two ends of ways meet.
// Behind them lie the places to which no way leads.
void add_directions(Bounds& bounds, const Match& match, const Way& way);

// The same way to another point, with a tolerance no greater than its own.
Way aimed(Way way, Vec2 to, double tolerance);
bool is_finite(Vec2 p);

}  // namespace rules::coin_wars
