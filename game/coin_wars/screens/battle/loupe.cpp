// A round magnifier at the pointer, three times the size.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/screens/battle/view.h"

namespace screens {

namespace {

constexpr double kTimes = 3, kLoupe = 300;  // points

}  // namespace

void draw_loupe(Battle& battle, const render::Scene& scene) {
    battle.pointing.loupe.pass(battle.app.seconds());
    if (!battle.pointing.loupe.on() || battle.has_dialog() || !battle.pointing.pointer()) return;
    const ui::Ui& ui = battle.ui;
    const render::View& seen = battle.camera.view();
    const Vec2 pixel = seen.to_pixels(*battle.pointing.pointer());
    const Rect table = layout_of(battle).table.grown(-ui.px(8));
    const double side = std::floor(std::min({ui.px(kLoupe), table.width(), table.height()}));
    const Vec2 corner{std::round(std::clamp(pixel.x - side / 2, table.x0, table.x1 - side)),
                      std::round(std::clamp(pixel.y - side / 2, table.y0, table.y1 - side))};
    render::View view = seen;
    view.width = view.height = static_cast<int>(side);
    view.scale = seen.scale * kTimes;
    view.center = *battle.pointing.pointer();
    view.center = view.center + (view.center - view.to_table(pixel - corner));
    const int left = static_cast<int>(corner.x);
    const int bottom = battle.app.height() - static_cast<int>(corner.y) - view.height;
    const render::PixelArea place{left, bottom, left + view.width, bottom + view.height};
    const Rect rect = ui::sized(corner, side, side);
    const ui::Painter paint = battle.ui.paint();
    BattleApp& app = battle.app;
    paint.custom([&app, scene, view, place] { app.renderer().draw_miniature(scene, view, place); });
    paint.frame(rect, palette::kBrassLight, ui.px(3), ui.px(2));
    paint.frame(rect.grown(ui.px(2)), palette::kWalnut, ui.px(2), ui.px(3));
}

}  // namespace screens
