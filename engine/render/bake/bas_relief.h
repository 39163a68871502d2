#pragma once
// Bas-relief from a flat shape: the shape is blown up like a cushion, high in its wide parts, low in its
// narrow ones.

#include "engine/render/bake/float_image.h"

namespace bake {

// Square masks with a side of 32 times a power of two, inside where above 0.5. The height is 0 outside and 1
// at the highest point.
Field puff(const Field& mask);

}  // namespace bake
