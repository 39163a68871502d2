#pragma once
// Lines, halos and dots of a scene as quads for shaders/mark: one draw call for all on the felt, one for all
// above.

#include <vector>

#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

std::vector<Quad> marks_on_felt(const Scene& scene, const Frame& frame);
std::vector<Quad> marks_above(const Scene& scene, const Frame& frame);

}  // namespace render
