#pragma once
// Into how many cells quads on the table are cut, so that between the corners light looks as if it were computed at each
// point. Every cell costs a software renderer microseconds.

#include <vector>

#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

// One number for all of them, that of the largest.
Cells light_cells(const std::vector<Quad>& quads, const Frame& frame);

}  // namespace render
