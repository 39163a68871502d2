#pragma once
// The table under the coins as quads: wood, mat, yardstick, and the writing on the yardstick.

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

// The tray for tossing coins and dice, for shaders/tray.
Quad tray_quad(const TraySprite& tray, const Frame& frame);

}  // namespace render
