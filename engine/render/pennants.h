#pragma once
// Pennants as quads for shaders/pennant. They stand upright for whoever looks, however the table is turned.

#include <vector>

#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

// Of their cloth, inches; from the foot of the pin, as seen: where a word beside it finds room.
inline constexpr double kLongPin = 0.92, kSquarePin = 0.62;

std::vector<Quad> pennant_quads(const std::vector<Pennant>& pennants, const Frame& frame);

}  // namespace render
