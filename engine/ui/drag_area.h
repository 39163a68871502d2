#pragma once
// Areas to hold and drag with the pointer, for screens with tracks and pictures.

#include <optional>

#include "engine/ui/ui.h"

namespace ui {

// Registers an area; returns the pointer's position while a button is held on it, else nullopt.
std::optional<Vec2> held_at(Ui& ui, const Phrase& label, const Rect& rect);
// Drops the focus that a click left on a widget, so that keys go to the table again. Does not interrupt walking the
// panels with Tab.
void give_keys_to_table(Ui& ui);

}  // namespace ui
