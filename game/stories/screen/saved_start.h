#pragma once
// The start page's players and options as typed: saved as drafts until a new table begins.

#include "game/kit/json.h"
#include "game/stories/screen/story_screen.h"

namespace screens {

// `options`: whatever else the game agrees on, in its own format.
void save_start(StoryView& view, const rules::Json& options);
// Restores the start page; returns the game's own options, an empty object if none were saved.
rules::Json take_saved_start(StoryView& view);
// Draws the buttons that begin: at this screen, or with others at theirs. True if the table should begin. A guided
// first session is played at one screen.
bool draw_sit_down(StoryView& view, Guidance guidance);
// Returns that many players whose names differ only by a number, for a game that reads its options from a table.
rules::Json numbered_players(int players);

}  // namespace screens
