#pragma once
// What was decided last where the mat is too small for print: on a slip of its own, large, above it.

#include <vector>

#include "game/shell/screen.h"
#include "game/stories/screen/tabletop_layout.h"

namespace screens {

struct VerdictLine {
    Phrase text;
    ui::Colour ink;
};
// Nothing where there are no lines. Call after the table was drawn; returns where it lies, pixels.
Rect draw_verdict_slip(ui::Ui& ui, const TabletopView& place, const std::vector<VerdictLine>& lines);

}  // namespace screens
