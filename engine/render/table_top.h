#pragma once
// The table under the coins as quads: wood, mat, yardstick, and the writing on the yardstick and on paper.

#include <vector>

#include "engine/render/lettering.h"
#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

// The visible wood: around the mat, or the whole window.
std::vector<Quad> wood_quads(const Scene& scene, const Frame& frame);
// Empty on bare wood.
std::vector<Quad> mat_quads(const Scene& scene, const Frame& frame);
std::vector<Quad> yardstick_quads(const Scene& scene, const Frame& frame);
std::vector<Writing> yardstick_writing(const Scene& scene, const Frame& frame);
// A paper's name and note; `seed` is that of its quad.
std::vector<Writing> paper_writing(const PaperSheet& paper, double seed, const Frame& frame,
                                   const Lettering& lettering);

// The tray for tossing coins and dice, for shaders/tray.
Quad tray_quad(const TraySprite& tray, const Frame& frame);

}  // namespace render
