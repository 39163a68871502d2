#pragma once
// The bounds of the region that a path can reach, and the directions in which they change: input for closest(). Called
// only for refusals.

#include "game/coin_wars/rules/closest_point.h"
#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// The circle of centres at which a coin of that radius touches this coin's rim.
measure::Disc around(const Match& match, int coin, double radius);
// Adds the lines and circles for the centre of a coin of radius r whose rim touches the table's edge, or the polygon
// from either side.
void add_table(Bounds& bounds, const Scenario& scenario, double r);
void add_polygon(Bounds& bounds, const std::vector<Vec2>& polygon, double r);

// True if the other coin can block the path and is near enough to be met.
bool within_reach(const Match& match, const Path& path, int other);
// BX-2. Ignores path.to.
Bounds bounds_of(const Match& match, const Path& path);
// Adds the directions in which the end of the path changes: past a rim or a corner, or where two possible ends meet.
// Behind them are the places that no path reaches.
void add_directions(Bounds& bounds, const Match& match, const Path& path);

// The same path to another point, with a tolerance no greater than its own.
Path aimed(Path path, Vec2 to, double tolerance);
bool is_finite(Vec2 p);

}  // namespace rules::coin_wars
