#pragma once
// Outlines around groups of coins for shaders/outline: the
// union of their discs, smoothed as if drawn in one stroke.

#include <vector>

#include "engine/render/distance_field.h"
#include "engine/render/quads.h"
#include "engine/render/shape_cache.h"
#include "engine/render/view_frame.h"

namespace render {

// Two channels: the distance to the line in inches, negative inside; and the position within a dash of the nearest
// coin's part of the line, -1 to 1.
Shape hull_of(const std::vector<Spot>& spots);
Quad outline_quad(const Outline& outline, const ShapeOnCard& shape, const Frame& frame);

}  // namespace render
