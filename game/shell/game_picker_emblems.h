#pragma once
// The emblems on the covers of the boxes: a few cream lines, drawn in the cover's own units.

#include "game/shell/game_picker.h"

namespace screens {

// A handwritten card between coins that count for and against it.
void draw_card_emblem(ui::Ui& ui, const CoverField& field);
// A coin on its edge on top of a pile of others.
void draw_edge_emblem(ui::Ui& ui, const CoverField& field);
// Four playing cards, fanned.
void draw_fan_emblem(ui::Ui& ui, const CoverField& field);
// Coins spilling from a purse.
void draw_purse_emblem(ui::Ui& ui, const CoverField& field);

}  // namespace screens
