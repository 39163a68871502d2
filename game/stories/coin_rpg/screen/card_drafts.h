#pragma once
// Cards being written. For each seat, View::drafts has their texts and their numbers, the latter as the command that
// the card would become: a half-written card survives even a crash.

#include <string>

#include "game/stories/coin_rpg/screen/view.h"

namespace screens::coin_rpg {

// "name/0": the key of a seat's text among the drafts. Of a Character: "name", "concept", "misc"; of a Scene:
// "scene-title", "scene-text", "scene-misc".
std::string draft_key(const char* what, int seat);
std::string& draft_of(View& view, const char* what, int seat);

// Loads the numbers of both forms as that seat left them, or their defaults.
void open_forms(View& view, int seat);
// Saves them into the drafts, which StoryDrafts::save_changes() writes to their file.
void save_forms(View& view, int seat);
// Overwrite the current draft.
void write_character(View& view, int seat, const rpg::StartingCard& card);
void write_scene(View& view, int seat, const story::WrittenScene& scene);
// Remove the drafts of a card that is on the table now.
void drop_character(View& view, int seat);
void drop_scene(View& view, int seat);
// Removes all that was typed at that seat: somebody else sits there now.
void forget_writing(View& view, int seat);

}  // namespace screens::coin_rpg
