#include "engine/ui/panel_start.h"

#include <imgui.h>

#include <algorithm>

#include "engine/ui/ui_state.h"

namespace ui {

void scroll_to_top(Ui& ui) {
    if (!ui.impl().measuring()) ImGui::SetScrollY(0);
}

void scroll_to_show(Ui& ui, double from, double to) {
    constexpr double kFaded = 24;  // points at either end, where text fades
    Ui::Impl& in = ui.impl();
    if (in.measuring() || !in.panel().scrolls) return;
    const Rect seen = in.panel().rect;
    const double below = to + in.px(kFaded) - seen.y1, above = from - in.px(kFaded) - seen.y0;
    if (below <= 0) return;
    ImGui::SetScrollY(ImGui::GetScrollY() + static_cast<float>(std::min(below, above)));
    in.now.unsettled = true;
}

void tab_starts_here(Ui& ui) {
    Frame& frame = ui.impl().now;
    frame.tab_starts = frame.stops.size();
}

}  // namespace ui
