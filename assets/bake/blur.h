#pragma once
// Gaussian blur.

#include "assets/bake/float_image.h"

namespace bake {

// `sigma` in pixels; below a twentieth of a pixel the field is returned unchanged.
Field blur(const Field& field, float sigma, Edge edge);

}  // namespace bake
