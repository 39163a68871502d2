#pragma once
// The name and the note on a terrain paper.

#include <vector>

#include "engine/render/lettering.h"
#include "engine/render/view_frame.h"

namespace render {

// Whether dark ink is what can be read at a place of the table: on the uppermost paper, else on the cloth.
bool lies_on_light(const Scene& scene, Vec2 place);

// Legible at any scale: lines that would become too small are broken between words. `seed` as in the paper's quad.
std::vector<Writing> paper_writing(const PaperSheet& paper, Mat mat, double seed, const Frame& frame,
                                   const Lettering& lettering);
// Chalk writing on the table itself.
Writing chalked(const Chalked& writing, const Frame& frame);
// With a dark edge a pixel wide around what is written in light ink: cloth and paper may be neither dark nor light.
std::vector<Writing> edged(const std::vector<Writing>& lines, const Frame& frame);

}  // namespace render
