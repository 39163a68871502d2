#pragma once
// Outlines around groups of coins for shaders/outline: the union of their discs, as soft as if drawn in one
// stroke.

#include <vector>

#include "engine/render/distance_field.h"
#include "engine/render/quads.h"
#include "engine/render/shape_cache.h"
#include "engine/render/view_frame.h"

namespace render {

// Two channels: the distance to the line, inches, negative inside; and where in its dashes the nearest coin's
// part of the line is, -1 to 1.
Shape hull_of(const std::vector<Spot>& spots);
Quad outline_quad(const Outline& outline, const ShapeOnCard& shape, const Frame& frame);

}  // namespace render
