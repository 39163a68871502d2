#pragma once
// A preview of the settings: a corner of a table in play beside a slip of paper.

#include "game/shell/screen.h"

namespace screens {

// Draws a mat with ground, an Army, a coin being measured along the card, and the coins in its way.
void draw_sample_table(App& app, const Rect& rect);
// Draws the sides' signs and the type styles in the panel being filled.
void draw_sample_print(ui::Ui& ui);

}  // namespace screens
