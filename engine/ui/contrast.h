#pragma once
// High contrast: print and what lies below it are black or white; what tells something by its hue keeps that.

#include "engine/ui/style.h"

namespace ui {

// Of print and lines.
Colour strong_ink(Colour colour);
// Of what lies below them; what hardly covers stays as it is.
Colour strong_ground(Colour colour);

}  // namespace ui
