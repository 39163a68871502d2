#include "game/stories/screen/tabletop_layout.h"

#include <algorithm>

namespace screens {

ui::Rect TabletopView::on_screen(Vec2 low, Vec2 high) const {
    const Vec2 a = view.to_pixels(low), b = view.to_pixels(high);
    return {a.x, b.y, b.x, a.y};
}

TabletopView place_tabletop(App& app, double slip, double tallest) {
    constexpr double kWood = 0.7;  // inches around the mat
    const ui::Ui& ui = app.ui();
    const double gap = ui.px(14), top = ui.rail_height();
    TabletopView place;
    place.tools = {ui.width() - slip - gap, top + gap, ui.width() - gap, ui.height() - gap};
    const ui::Rect room{0, top, place.tools.x0, ui.height()};
    const double wide = story::kMat.x + 2 * kWood, fills = room.height() * wide / room.width() - 2 * kWood;
    place.tabletop.y = std::clamp(fills, story::kMat.y, tallest);
    const Vec2 wanted{wide, place.tabletop.y + 2 * kWood};
    place.view.width = app.width();
    place.view.height = app.height();
    place.view.scale = std::min(room.width() / wanted.x, room.height() / wanted.y);
    const Vec2 off = room.center() - Vec2{ui.width() / 2, ui.height() / 2};
    place.view.center = place.tabletop / 2 + Vec2{-off.x, off.y} / place.view.scale;
    return place;
}

render::Scene bare_tabletop(Vec2 tabletop) {
    render::Scene scene;
    scene.width = tabletop.x;
    scene.height = tabletop.y;
    scene.yardstick = false;
    return scene;
}

}  // namespace screens
