#pragma once
// A battle seen from above, small: mat, ground, zones, coins with their sides' rings. And what can be said
// about it in a line.

#include <string>

#include "game/battles/battle.h"
#include "game/screens/screen.h"

namespace screens {

enum class Faces { AsWritten, Swapped };
void draw_preview(ui::Ui& ui, const ui::Rect& rect, const rules::coin_wars::Scenario& scenario, Faces faces);
std::string era_line(const battles::Battle& battle);     // "Punic Wars, 216 BC"
std::string coins_line(const battles::Battle& battle);   // "29 coins against 41"
std::string length_line(const battles::Battle& battle);  // "12 turns"

}  // namespace screens
