#pragma once
// Where reading or the keyboard enters a panel, and what of it is in view.

#include "engine/ui/ui.h"

namespace ui {

// Makes the panel being filled show its top from the next frame on.
void scroll_to_top(Ui& ui);
// From the next frame on, scrolls the panel being filled until the stretch between these heights (pixels) is in view;
// if it is too tall, its top.
void scroll_to_show(Ui& ui, double from, double to);
// Makes Tab enter the panels at the next widget of this frame, not at the first of all.
void tab_starts_here(Ui& ui);

}  // namespace ui
