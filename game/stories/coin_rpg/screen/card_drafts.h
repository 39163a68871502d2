#pragma once
// Cards that are being written. View::drafts has their texts and, as the command that the card would become,
// their numbers, by seat: a half written card survives any end of the program.

#include <string>

#include "game/stories/coin_rpg/screen/view.h"

namespace screens::coin_rpg {

// "name/0": the key of a seat's text among the drafts. Of a Character: "name", "concept", "misc"; of a Scene:
// "scene-title", "scene-text", "scene-misc".
std::string draft_key(const char* what, int seat);
std::string& draft_of(View& view, const char* what, int seat);

// The numbers of both forms as that seat left them, or as they are at first.
void open_forms(View& view, int seat);
// Into the drafts; the files are written by View::write_drafts().
void keep_forms(View& view, int seat);
// Written over what is there.
void write_character(View& view, int seat, const rpg::StartingCard& card);
void write_scene(View& view, int seat, const story::WrittenScene& scene);
// Removes the drafts of a card that is on the table now.
void drop_character(View& view, int seat);
void drop_scene(View& view, int seat);

}  // namespace screens::coin_rpg
