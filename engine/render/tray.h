#pragma once
// The tray for tossing coins and dice, as a quad for shaders/tray.

#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

Quad tray_quad(const TraySprite& tray, const Frame& frame);

}  // namespace render
