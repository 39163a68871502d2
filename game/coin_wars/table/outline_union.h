#pragma once
// The contour around several overlapping areas.

#include <vector>

#include "engine/core/vec2.h"

namespace table {

// Returns the outer borders of the union of these polygons, counterclockwise: one for each part that touches no other.
// Holes inside are left out.
std::vector<std::vector<core::Vec2>> united(std::vector<std::vector<core::Vec2>> outlines);

}  // namespace table
