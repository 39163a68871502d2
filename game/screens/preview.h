#pragma once
// A battle seen from above, small: mat, ground, zones, coins with their sides' rings. And what can be said
// about it in a line.

#include "game/battles/battle.h"
#include "game/screens/screen.h"

namespace screens {

enum class Faces { AsWritten, Swapped };
void draw_preview(ui::Ui& ui, const ui::Rect& rect, const rules::coin_wars::Scenario& scenario, Faces faces);
Phrase era_line(const battles::Battle& battle);     // "Punic Wars, 216 BC"
Phrase coins_line(const battles::Battle& battle);   // "29 coins against 41"
Phrase length_line(const battles::Battle& battle);  // "12 turns"

}  // namespace screens
