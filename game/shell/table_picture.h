#pragma once
// A table alone: as a picture without the panels, and as a small one within them.

#include <filesystem>

#include "game/kit/table/camera.h"
#include "game/shell/screen.h"

namespace screens {

// All of `whole` (inches), as large as the window allows, as a PNG. Call before the frame is drawn. The error is a
// sentence.
core::Result<void, words::Phrase> picture_of_table(Drawing& drawing, const render::Scene& scene,
                                                   const table::Box& whole, const std::filesystem::path& file);

// Draws the part of a scene around `center`, at so many pixels per inch, into the rectangle.
void draw_miniature(Drawing& drawing, const Rect& rect, const render::Scene& scene, Vec2 center, double scale);

// The whole mat around `middle` (pixels) with its shadow, and nothing of the wood that it lies on, which would not go
// on in that of the window. Returns where it lies.
Rect draw_whole_mat(Drawing& drawing, const render::Scene& scene, Vec2 middle, double scale);
}  // namespace screens
