#pragma once
// Panels at the lower edge of the window, for the player there.

#include "engine/ui/ui.h"

namespace ui {

// The walnut bar, instead of Ui::top_bar().
void lower_top_bar(Ui& ui, const Ui::Content& content);
// Like the side panel that is as tall as its content, but placed by its lower left corner.
Rect lower_panel(Ui& ui, std::string_view name, Vec2 lower_left, double width, double max_height,
                 const Ui::Content& content);
// Like that, from the upper or the lower edge of this room: what is too tall scrolls, and its foot stays in sight.
enum class Edge { Upper, Lower };
Rect footed_panel(Ui& ui, std::string_view name, const Rect& room, Edge edge, const Ui::Content& content,
                  const Ui::Content& foot);

}  // namespace ui
