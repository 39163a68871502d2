#pragma once
// Shapes as fields of signed distances in inches, negative inside: one quad then draws edge, shadow and
// outline of any shape.

#include <vector>

#include "engine/core/vec2.h"
#include "engine/render/texture.h"

namespace render {

struct Shape {
    core::Vec2 center;     // of the field
    core::Vec2 half_size;  // inches
    FloatPixels field;     // row 0 is the lowest
};

// The field of a closed polygon with `margin` inches around it. Texels are `texel` inches, larger for very
// large shapes.
Shape shape_of(const std::vector<core::Vec2>& polygon, double margin, double texel);

// A polygon as cut out with scissors by hand: each side bows and wavers a little, at most 0.03 in.
std::vector<core::Vec2> cut_by_hand(const std::vector<core::Vec2>& polygon);

}  // namespace render
