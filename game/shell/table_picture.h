#pragma once
// A picture of the table alone: as a file without the panels, or as a miniature inside them.

#include <filesystem>

#include "game/kit/table/camera.h"
#include "game/shell/screen.h"

namespace screens {

// Writes a PNG of all of `whole` (inches), as large as the window allows. Call before the frame is drawn. The error is
// a sentence.
core::Result<void, words::Phrase> picture_of_table(Drawing& drawing, const render::Scene& scene,
                                                   const table::Box& whole, const std::filesystem::path& file);

// Draws the part of a scene around `center` into the rectangle; `scale` is in pixels per inch.
void draw_miniature(Drawing& drawing, const Rect& rect, const render::Scene& scene, Vec2 center, double scale);

// The whole mat around `middle` (pixels) with its shadow, and nothing of the wood that it lies on, which would not go
// on in that of the window. Returns where it lies.
Rect draw_whole_mat(Drawing& drawing, const render::Scene& scene, Vec2 middle, double scale);
}  // namespace screens
