#pragma once
// Gaussian blur.

#include "engine/render/bake/float_image.h"

namespace bake {

// `sigma` in pixels; the picture itself below a twentieth of a pixel.
Field blur(const Field& field, float sigma, Edge edge);

}  // namespace bake
