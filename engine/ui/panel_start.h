#pragma once
// Where a panel begins for whoever reads it or comes to it with the keyboard.

#include "engine/ui/ui.h"

namespace ui {

// The panel being filled shows its top from the next frame on.
void scroll_to_top(Ui& ui);
// Tab comes from the table to the next widget of this frame, not to the first of all.
void tab_starts_here(Ui& ui);

}  // namespace ui
