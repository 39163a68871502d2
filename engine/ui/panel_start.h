#pragma once
// Where reading or the keyboard enters a panel.

#include "engine/ui/ui.h"

namespace ui {

// Makes the panel being filled show its top from the next frame on.
void scroll_to_top(Ui& ui);
// Makes Tab enter the panels at the next widget of this frame, not at the first of all.
void tab_starts_here(Ui& ui);

}  // namespace ui
