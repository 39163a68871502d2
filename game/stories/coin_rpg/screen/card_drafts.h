#pragma once
// Cards that are being written: their texts lie in RpgView::drafts, by seat, and so do their numbers, each
// card as the command that it would become. So half a card is there again after any end of the program.

#include <string>

#include "game/stories/coin_rpg/screen/view.h"

namespace screens {

// "name/0": where a seat's text lies among the drafts. Of a Character: "name", "concept", "misc"; of a Scene:
// "scene-title", "scene-text", "scene-misc".
std::string rpg_place(const char* what, int seat);

// The numbers of both forms as that seat left them, or as they are at first.
void open_rpg_forms(RpgView& view, int seat);
// Into the drafts; the files are written by RpgView::write_drafts().
void keep_rpg_forms(RpgView& view, int seat);
// The card is on the table: nothing of it is left.
void drop_rpg_character(RpgView& view, int seat);
void drop_rpg_scene(RpgView& view, int seat);

}  // namespace screens
