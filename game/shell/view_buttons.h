#pragma once
// Buttons in a corner of the table for the view: nearer, farther, all of it. For whoever has no wheel.

#include <optional>
#include <span>

#include "game/kit/table/camera.h"
#include "game/shell/screen.h"

namespace screens {

enum class ViewButtons { Zoom, ZoomAndWhole };
// One above the other, with the lowest at the lower edge of `place`.
void draw_view_buttons(ui::Ui& ui, table::Camera& camera, const Rect& place, ViewButtons which);
Rect view_buttons_at(const ui::Ui& ui, Vec2 lower_left, int rows = 3);
// Above the others: shows where the enemy can strike; true if it was pressed. `on`: that is shown.
bool press_danger(ui::Ui& ui, const Rect& place, bool on);
// Above that one: shows what is round the pointer larger; true if it was pressed.
bool press_loupe(ui::Ui& ui, const Rect& place, bool on);
// The first corner of the table in which they cover nothing of what is taken, pixels; the left ones first.
std::optional<Rect> place_for_view_buttons(const ui::Ui& ui, const Rect& table, std::span<const Rect> taken,
                                           int rows = 3);

}  // namespace screens
