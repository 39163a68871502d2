#pragma once
// Directions that are the same on every machine, unlike the standard library's sine and cosine.

#include "engine/core/vec2.h"

namespace measure {

// Direction `index` of `count` equal ones, counterclockwise from +x: a unit vector (to 1e-15). 0 <= index <
// count, count > 0.
core::Vec2 direction(int index, int count);

}  // namespace measure
