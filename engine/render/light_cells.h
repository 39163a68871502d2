#pragma once
// How many cells to cut quads on the table into, so that light interpolated between their corners looks exact. Every
// cell costs a software renderer microseconds.

#include <vector>

#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

// One subdivision for all of them, based on the largest.
Cells light_cells(const std::vector<Quad>& quads, const Frame& frame);

}  // namespace render
