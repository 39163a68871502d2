// The story table as it is seen: mat, tray, what lies loose there, and what was thrown.

#include <algorithm>

#include "game/stories/screen/tabletop_layout.h"
#include "game/stories/screen/view.h"

namespace screens {

table::TrayPart story_tray() { return {story::kTrayLow, story::kTrayHigh}; }

void lay_out_story(StoryTableView& view) {
    const ui::Ui& ui = view.app.ui();
    const DeskPlace place = place_desk(view.app, std::min(ui.px(330), ui.width() * 0.42));
    view.tools = place.tools;
    view.view = place.view;
}

void draw_story_desk(StoryTableView& view) {
    render::Scene scene = bare_desk();
    scene.trays = {{story_tray().low, story_tray().high}};
    view.loose.show(scene, view.view.scale);
    view.tray.show(scene);
    view.app.renderer().draw(scene, view.view);
    view.loose.mark(view.view);
}

}  // namespace screens
