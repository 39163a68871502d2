#pragma once
// What is written on the papers of a story's mat, for scripts: whether it stays on its paper, and what lies on it.

#include <vector>

#include "game/shell/table_ink.h"
#include "game/stories/screen/story_view.h"

namespace screens {

// Of the papers that are wholly in view; not what a notice hides for a while.
std::vector<TableInk> ink_on_table(const StoryView& view);

}  // namespace screens
