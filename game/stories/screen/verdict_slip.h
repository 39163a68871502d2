#pragma once
// What was decided last where the mat is too small for print: on a slip of its own, large, above it.

#include <vector>

#include "game/stories/screen/story_screen.h"

namespace screens {

struct VerdictLine {
    Phrase text;
    ui::Colour ink;
};
// Nothing where there are no lines. Call after the table was drawn. A press puts it away until something else is
// decided, so that what lies below can be pressed.
void draw_verdict_slip(StoryView& view, const std::vector<VerdictLine>& lines);
// Whether it covers a part of that, which is nothing to be pressed then.
bool lies_under_verdict(const StoryView& view, const Rect& rect);

}  // namespace screens
