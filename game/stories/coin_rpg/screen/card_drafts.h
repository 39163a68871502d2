#pragma once
// Cards that are being written: their texts lie in View::drafts, by seat, and so do their numbers, each
// card as the command that it would become. So half a card is there again after any end of the program.

#include <string>

#include "game/stories/coin_rpg/screen/view.h"

namespace screens::coin_rpg {

// "name/0": where a seat's text lies among the drafts. Of a Character: "name", "concept", "misc"; of a Scene:
// "scene-title", "scene-text", "scene-misc".
std::string draft_key(const char* what, int seat);
std::string& draft_of(View& view, const char* what, int seat);

// The numbers of both forms as that seat left them, or as they are at first.
void open_forms(View& view, int seat);
// Into the drafts; the files are written by View::write_drafts().
void keep_forms(View& view, int seat);
// The card is on the table: nothing of it is left.
void drop_character(View& view, int seat);
void drop_scene(View& view, int seat);

}  // namespace screens::coin_rpg
