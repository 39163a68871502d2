#pragma once
// Bas-relief from a flat shape: the shape is inflated like a
// cushion, high where it is wide and low where it is narrow.

#include "assets/bake/float_image.h"

namespace bake {

// Takes square masks with a side of 32 times a power of two; values above 0.5 are inside. The result is 0
// outside and 1 at the highest point.
Field puff(const Field& mask);

}  // namespace bake
