#pragma once
// The last decision, on a large slip of its own above a mat that is too small for print.

#include <vector>

#include "game/stories/screen/story_screen.h"

namespace screens {

struct VerdictLine {
    Phrase text;
    ui::Colour ink;
};
// Draws nothing without lines. Call after drawing the table. A press dismisses it until the next decision, so that what
// lies below can be pressed.
void draw_verdict_panel(StoryView& view, const std::vector<VerdictLine>& lines);
// True if the slip covers part of `rect`, which then cannot be pressed.
bool lies_under_verdict(const StoryView& view, const Rect& rect);

}  // namespace screens
