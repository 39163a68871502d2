#pragma once
// What is printed on the covers of the boxes: a few lines in cream, drawn in the cover's own units.

#include "game/shell/game_picker.h"

namespace screens {

// A written card between coins that count for and against it.
void draw_card_emblem(ui::Ui& ui, const CoverField& field);
// A coin that stands on its edge upon a pile of others.
void draw_edge_emblem(ui::Ui& ui, const CoverField& field);
// Four playing cards, fanned.
void draw_fan_emblem(ui::Ui& ui, const CoverField& field);
// Coins that spill from a purse.
void draw_purse_emblem(ui::Ui& ui, const CoverField& field);

}  // namespace screens
