#pragma once
// Marks on the table: lines, halos and dots, and outlines around groups of coins.

#include <vector>

#include "engine/render/distance_field.h"
#include "engine/render/quads.h"
#include "engine/render/shape_cache.h"
#include "engine/render/view_frame.h"

namespace render {

// Lines, halos and dots as quads for shaders/mark: one draw call for those on the felt, one for those above everything.
std::vector<Quad> marks_on_felt(const Scene& scene, const Frame& frame);
std::vector<Quad> marks_above(const Scene& scene, const Frame& frame);

// Outlines for shaders/outline: the union of discs, smoothed as if drawn in one stroke.

// Two channels: the distance to the line in inches, negative inside; and the position within a dash of the nearest
// coin's part of the line, -1 to 1.
Shape hull_of(const std::vector<Spot>& spots);
Quad outline_quad(const Outline& outline, const ShapeOnCard& shape, const Frame& frame);

}  // namespace render
