#pragma once
// Signed distance fields of shapes, in inches, negative inside: one quad then draws the edge, shadow and
// outline of any shape.

#include <vector>

#include "engine/core/vec2.h"
#include "engine/render/texture.h"

namespace render {

struct Shape {
    core::Vec2 center;     // of the field
    core::Vec2 half_size;  // inches
    FloatPixels field;     // row 0 is the bottom one
};

// The distance field of a closed polygon with a margin of `margin` inches. Texels are `texel` inches wide,
// larger for very large shapes.
Shape shape_of(const std::vector<core::Vec2>& polygon, double margin, double texel);

// The x of the polygon's crossings with height y, from left to right.
std::vector<double> crossings(const std::vector<core::Vec2>& polygon, double y);

// The polygon as if cut out by hand with scissors: each side bends and wavers a little, at most 0.03 in.
std::vector<core::Vec2> cut_by_hand(const std::vector<core::Vec2>& polygon);

}  // namespace render
