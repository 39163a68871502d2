#pragma once
// Panels at the lower edge, for whoever sits there.

#include "engine/ui/ui.h"

namespace ui {

// The walnut bar: as Ui::rail(), instead of it.
void lower_rail(Ui& ui, const Ui::Content& content);
// As the slip that is as tall as its content, with its lower left corner there.
Rect lower_slip(Ui& ui, std::string_view name, Vec2 lower_left, double width, double max_height,
                const Ui::Content& content);
// As either slip, from the upper or the lower edge of this room: what is too tall scrolls, and its foot stays in sight.
enum class Edge { Upper, Lower };
Rect footed_slip(Ui& ui, std::string_view name, const Rect& room, Edge edge, const Ui::Content& content,
                 const Ui::Content& foot);

}  // namespace ui
