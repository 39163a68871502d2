#pragma once
// A baked face as a picture: the coin shader's main terms on the processor, to judge relief by eye and to
// draw the icon.

#include <vector>

#include "engine/render/bake/environment.h"
#include "engine/render/bake/face.h"

namespace bake {

struct Metal {
    Colour bright, tarnished;  // reflectance
    float roughness;
};
// Of a design of kDesigns; silver for any other.
Metal metal_of(const std::string& design);

struct Shot {
    Metal metal;
    Side side = Side::Heads;
    float turn = 0;  // how the coin fell, radians counterclockwise
};

struct Pixel {
    Colour colour;   // linear
    float coverage;  // 0 outside the coin
};

// The coin as it shows at `size` pixels, rows from the upper edge down.
std::vector<Pixel> shade(const Picture& face, const std::vector<Radiance>& room, const Shot& shot, int size);

// The tone curve of the shaders.
float tone(float light);

}  // namespace bake
