#pragma once
// High contrast: print and its background become black or white; colours that carry meaning by their hue keep it.

#include "engine/ui/style.h"

namespace ui {

// For print and lines.
Colour strong_ink(Colour colour);
// For backgrounds; nearly transparent ones stay as they are.
Colour strong_ground(Colour colour);

}  // namespace ui
