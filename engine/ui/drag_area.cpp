#include "engine/ui/drag_area.h"

#include "engine/ui/ui_state.h"

namespace ui {

std::optional<Vec2> held_at(Ui& ui, const Phrase& label, const Rect& rect) {
    Ui::Impl& in = ui.impl();
    const Touch touch = in.touch(in.said(label), rect, true, false);
    if (!in.measuring() && !in.now.labels.empty()) in.now.labels.back().drags = true;
    if (touch.focused && in.focus.shown) in.focus_frame(rect);
    return touch.held ? std::optional(in.mouse.at) : std::nullopt;
}

void give_keys_to_table(Ui& ui) {
    Ui::Impl& in = ui.impl();
    if (!in.focus.shown && !in.before.dialog && !in.now.caret) in.focus.id.clear();
}

}  // namespace ui
