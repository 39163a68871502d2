#pragma once
// A corner of a table in play and a slip of paper beside it, as the settings make them look.

#include "game/shell/screen.h"

namespace screens {

// A mat with ground, an Army, a coin that is measured along the card, and the coins that it meets.
void draw_sample_table(App& app, const Rect& rect);
// The sides' signs and the kinds of print, in the panel that is being filled.
void draw_sample_print(ui::Ui& ui);

}  // namespace screens
