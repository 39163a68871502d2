#pragma once
// Converts pennants to quads for shaders/pennant. They stand upright for the viewer, however the table is turned.

#include <vector>

#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

// Where the cloth ends on the screen, in inches from the foot of the pin: a label next to it starts there.
inline constexpr double kLongPin = 0.92, kSquarePin = 0.62;

// How far cloth and pin reach from the foot of the pin to the right and upwards, as seen, inches.
Vec2 reach_of(const Pennant& pennant);

std::vector<Quad> pennant_quads(const std::vector<Pennant>& pennants, const Frame& frame);

}  // namespace render
