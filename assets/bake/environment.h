#pragma once
// The environment map that coins reflect: a kitchen with a window at the upper left and a warm lamp to the
// right, seen from the table as a disc. A point of the disc is the horizontal part of the viewing direction:
// the middle is straight up, the rim is the horizon.

#include <filesystem>
#include <vector>

#include "assets/bake/image_file.h"

namespace bake {

// Radiance from direction (x right, y up); also defined beyond the rim.
Colour room(float x, float y);

struct Radiance {  // square; three channels
    Field red, green, blue;
    // Bilinear; x and y from -1 to 1.
    Colour at(float x, float y) const;
};
// Six levels, 128 to 4 pixels wide, each blurred more than downsampling alone would.
std::vector<Radiance> bake_environment();
// Writes environment_0.hdr and so on.
void write_environment(const std::vector<Radiance>& levels, const std::filesystem::path& folder);

}  // namespace bake
