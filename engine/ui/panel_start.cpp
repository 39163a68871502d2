#include "engine/ui/panel_start.h"

#include <imgui.h>

#include "engine/ui/ui_state.h"

namespace ui {

void scroll_to_top(Ui& ui) {
    if (!ui.inside().measuring()) ImGui::SetScrollY(0);
}

void tab_starts_here(Ui& ui) {
    Frame& frame = ui.inside().now;
    frame.tab_starts = frame.stops.size();
}

}  // namespace ui
