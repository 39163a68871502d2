#include "game/stories/screen/tabletop_layout.h"

#include <algorithm>

namespace screens {

ui::Rect DeskPlace::on_screen(Vec2 low, Vec2 high) const {
    const Vec2 a = view.to_pixels(low), b = view.to_pixels(high);
    return {a.x, b.y, b.x, a.y};
}

DeskPlace place_desk(App& app, double slip, double tallest) {
    constexpr double kWood = 0.7;  // inches around the mat
    const ui::Ui& ui = app.ui();
    const double gap = ui.px(14), top = ui.rail_height();
    DeskPlace place;
    place.tools = {ui.width() - slip - gap, top + gap, ui.width() - gap, ui.height() - gap};
    const ui::Rect room{0, top, place.tools.x0, ui.height()};
    const double wide = story::kDesk.x + 2 * kWood, fills = room.height() * wide / room.width() - 2 * kWood;
    place.desk.y = std::clamp(fills, story::kDesk.y, tallest);
    const Vec2 wanted{wide, place.desk.y + 2 * kWood};
    place.view.width = app.width();
    place.view.height = app.height();
    place.view.scale = std::min(room.width() / wanted.x, room.height() / wanted.y);
    const Vec2 off = room.center() - Vec2{ui.width() / 2, ui.height() / 2};
    place.view.center = place.desk / 2 + Vec2{-off.x, off.y} / place.view.scale;
    return place;
}

render::Scene bare_desk(Vec2 desk) {
    render::Scene scene;
    scene.width = desk.x;
    scene.height = desk.y;
    scene.yardstick = false;
    return scene;
}

}  // namespace screens
