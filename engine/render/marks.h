#pragma once
// Converts a scene's lines, halos and dots to quads for shaders/mark: one draw call for those on the felt,
// one for those above everything.

#include <vector>

#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

std::vector<Quad> marks_on_felt(const Scene& scene, const Frame& frame);
std::vector<Quad> marks_above(const Scene& scene, const Frame& frame);

}  // namespace render
