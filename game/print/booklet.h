#pragma once
// A booklet: small pages, two on each side of a sheet of paper, which is printed on both sides, folded in the middle
// and stapled.

#include <vector>

#include "game/print/paper.h"
#include "game/print/sheet.h"

namespace print {

// Half a sheet, upright: A5 of A4.
Vec2 half_of(const Paper& paper);
// Arranges pages of half a sheet, given in reading order, as a booklet; blank pages are added to fill the last sheet.
// Each returned sheet is one side of paper in landscape format; front and back alternate, and the back is turned at the
// short edge.
std::vector<Sheet> folded(std::vector<Sheet> pages, const Paper& paper);

}  // namespace print
