#pragma once
// Directions that are the same on every machine, which sine and cosine of the standard library are not.

#include "engine/core/vec2.h"

namespace measure {

// Number `index` of `count` equal directions, counterclockwise from +x: a unit vector (1e-15). 0 <= index <
// count, count > 0.
core::Vec2 direction(int index, int count);

}  // namespace measure
