#pragma once
// The table under the coins as quads: wood, mat, yardstick, and the writing on yardstick and paper.

#include <vector>

#include "engine/render/lettering.h"
#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

// The wood that can be seen: around the mat, or all of the window.
std::vector<Quad> wood_quads(const Scene& scene, const Frame& frame);
// Empty on bare wood.
std::vector<Quad> mat_quads(const Scene& scene, const Frame& frame);
std::vector<Quad> yardstick_quads(const Scene& scene, const Frame& frame);
std::vector<Writing> yardstick_writing(const Scene& scene, const Frame& frame);
// A paper's name and note, `seed` as for its quad.
std::vector<Writing> paper_writing(const PaperSheet& paper, double seed, const Frame& frame,
                                   const Lettering& lettering);

}  // namespace render
