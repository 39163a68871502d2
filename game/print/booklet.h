#pragma once
// Small pages, two on each side of a sheet of paper: printed on both sides, folded in the middle and stapled, they are
// a booklet in which one turns the pages in order.

#include <vector>

#include "game/print/paper.h"
#include "game/print/sheet.h"

namespace print {

// Half a sheet, upright: A5 of A4.
Vec2 half_of(const Paper& paper);
// Pages of half a sheet, in the order in which they are read; blank ones are added at the end until all sheets are full.
// Each sheet that comes back is one side of paper, lying across; front and back follow each other, and the back is
// turned over at the short edge.
std::vector<Sheet> folded(std::vector<Sheet> pages, const Paper& paper);

}  // namespace print
