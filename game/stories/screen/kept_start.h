#pragma once
// Who sits down and what is agreed, as it was typed at the start: drafts, until a table is begun anew.

#include "game/kit/json.h"
#include "game/stories/screen/story_screen.h"

namespace screens {

// `options`: what the game agrees on besides, written as it likes.
void keep_start(StoryView& view, const rules::Json& options);
// As it was left; the game's own options, an empty object if none were kept.
rules::Json take_kept_start(StoryView& view);
// The buttons that begin: at this screen, or with others who come from theirs. True: the table shall be begun. What is
// shown step by step is played at one screen.
bool draw_sit_down(StoryView& view, Guidance guidance);
// So many players of whom nothing is known but that they are different: for a game that reads its options of
// a table.
rules::Json numbered_players(int players);

}  // namespace screens
