#pragma once
// The edges of a polygon and the distance to its border: shared by gap and sweep.

#include "engine/measure/measure.h"

namespace measure {

// Edge i runs from point i to the next one; 0 <= i < polygon.size().
Segment edge(Polygon polygon, std::size_t i);
// The distance from a point to the nearest edge; never negative.
double border_distance(Polygon polygon, Vec2 p);

}  // namespace measure
