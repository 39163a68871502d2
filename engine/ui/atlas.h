#pragma once
// The glyphs of all kinds of type at their real size in pixels, in ImGui's font atlas.

#include <array>
#include <string>

#include "engine/core/result.h"
#include "engine/ui/fonts.h"
#include "engine/ui/style.h"

struct ImFont;

namespace ui {

using Fonts = std::array<ImFont*, kTypes>;

// Points of a kind of type at 100 %.
double points_of(Type type);

// Replaces the whole atlas; the texture must be made again by the caller. `scale` is pixels a point; the
// lid's type follows the window (`lid_scale`). The error names the file that is no font.
core::Result<Fonts, std::string> build_atlas(const FontFiles& files, double scale, double lid_scale);

}  // namespace ui
