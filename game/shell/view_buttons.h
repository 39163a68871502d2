#pragma once
// Buttons in a corner of the table for players without a wheel: zoom in, zoom out, show all.

#include <optional>
#include <span>

#include "game/kit/table/camera.h"
#include "game/shell/screen.h"

namespace screens {

enum class ViewButtons { Zoom, ZoomAndWhole };
// Draws the buttons one above the other, the lowest at the lower edge of `place`.
void draw_view_buttons(ui::Ui& ui, table::Camera& camera, const Rect& place, ViewButtons which);
Rect view_buttons_at(const ui::Ui& ui, Vec2 lower_left, int rows = 3);
// Draws a button above the others that shows where the enemy can strike. True if it was pressed. `on`: shown now.
bool press_danger(ui::Ui& ui, const Rect& place, bool on);
// Draws a button above that one that magnifies the area around the pointer. True if it was pressed.
bool press_loupe(ui::Ui& ui, const Rect& place, bool on);
// Returns the first corner of the table, left ones first, where the buttons cover nothing in `taken` (pixels).
std::optional<Rect> place_for_view_buttons(const ui::Ui& ui, const Rect& table, std::span<const Rect> taken,
                                           int rows = 3);

}  // namespace screens
