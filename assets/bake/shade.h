#pragma once
// Renders a baked face: the coin shader's main terms on the CPU, to judge relief by eye and to draw the icon.

#include <vector>

#include "assets/bake/environment.h"
#include "assets/bake/face.h"

namespace bake {

struct Metal {
    Colour bright, tarnished;  // reflectance
    float roughness;
};
// For a design of kDesigns; silver for any other.
Metal metal_of(const std::string& design);

struct Shot {
    Metal metal;
    Side side = Side::Heads;
    float turn = 0;  // rotation of the coin, radians counterclockwise
};

struct Pixel {
    Colour colour;   // linear
    float coverage;  // 0 outside the coin
};

// The coin at `size` pixels, rows from the top.
std::vector<Pixel> shade(const Picture& face, const std::vector<Radiance>& room, const Shot& shot, int size);

// The shaders' tone curve.
float tone(float light);

}  // namespace bake
