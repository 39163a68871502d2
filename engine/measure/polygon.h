#pragma once
// The edges of a polygon and the border nearest to a point: what gap and sweep share.

#include "engine/measure/measure.h"

namespace measure {

// Edge i runs from point i to the next; 0 <= i < polygon.size().
Segment edge(Polygon polygon, std::size_t i);
// From a point to the nearest edge; never negative.
double border_distance(Polygon polygon, Vec2 p);

}  // namespace measure
