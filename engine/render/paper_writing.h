#pragma once
// The name and the note on a terrain paper.

#include <vector>

#include "engine/render/lettering.h"
#include "engine/render/view_frame.h"

namespace render {

// Legible at any scale: lines that would become too small are broken between words. `seed` as in the paper's quad.
std::vector<Writing> paper_writing(const PaperSheet& paper, double seed, const Frame& frame,
                                   const Lettering& lettering);
// Chalk writing on the table itself.
Writing chalked(const Chalked& writing, const Frame& frame);

}  // namespace render
