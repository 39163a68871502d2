#pragma once
// The room that the coins reflect: a kitchen with a window at the upper left and a warm lamp to the right,
// seen from the table as a disc. A place on the disc is the horizontal part of the direction one looks in:
// the middle is straight up, the rim the horizon.

#include <filesystem>
#include <vector>

#include "engine/render/bake/image_file.h"

namespace bake {

// Radiance towards (x right, y up); defined beyond the rim too.
Colour room(float x, float y);

struct Radiance {  // square, the three channels
    Field red, green, blue;
    // Bilinear, at x, y from -1 to 1.
    Colour at(float x, float y) const;
};
// Six levels, 128 to 4 pixels wide, each blurred more than halving alone would.
std::vector<Radiance> bake_environment();
// environment_0.hdr and so on.
void write_environment(const std::vector<Radiance>& levels, const std::filesystem::path& folder);

}  // namespace bake
