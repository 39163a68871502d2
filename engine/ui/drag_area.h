#pragma once
// Tracks and pictures that are held and drawn along, for screens that steer by them.

#include <optional>

#include "engine/ui/ui.h"

namespace ui {

// An area; where the pointer is while a button holds it.
std::optional<Vec2> held_at(Ui& ui, const Phrase& label, const Rect& rect);
// What was clicked keeps no focus: the keys belong to the table again. Walking the panels by Tab is not
// ended.
void give_keys_to_table(Ui& ui);

}  // namespace ui
