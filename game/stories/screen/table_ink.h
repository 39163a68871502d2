#pragma once
// The text on the papers of a story's mat, for scripts: whether it stays on its paper, and what covers it.

#include <vector>

#include "game/shell/table_ink.h"
#include "game/stories/screen/story_view.h"

namespace screens {

// For papers that are fully in view; excludes what a notice hides for a while.
std::vector<TableInk> ink_on_table(const StoryView& view);

}  // namespace screens
