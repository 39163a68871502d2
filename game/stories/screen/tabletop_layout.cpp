#include "game/stories/screen/tabletop_layout.h"

#include <algorithm>
#include <utility>

#include "game/shell/view_buttons.h"
#include "game/shell/view_keys.h"

namespace screens {

namespace {

constexpr double kReadPoints = 17;                // readable letters on a card
constexpr double kMinPen = 0.24, kMaxPen = 0.36;  // inches: letters of the usual writing
constexpr double kLegible = 0.5;                  // inches: the largest size that readable letters may need
constexpr int kButtons = 2;                       // zoom in, zoom out
constexpr double kNearer = 1.02;                  // relative to the scale that shows all of it

}  // namespace

ui::Rect TabletopView::on_screen(Vec2 low, Vec2 high) const {
    const Vec2 a = view.to_pixels(low), b = view.to_pixels(high);
    return {a.x, b.y, b.x, a.y};
}

TabletopView TabletopCamera::look(App& app, const TabletopRoom& room, const std::function<bool(Vec2)>& lies_at) {
    const ui::Ui& ui = app.ui();
    const double gap = ui.px(14), top = ui.top_bar_height() + room.below_top_bar;
    TabletopView place;
    place.narrow = room.narrow;
    place.tools = {ui.width() - room.side_panel - gap, top + gap, ui.width() - gap, ui.height() - gap};
    place.room = {0, top, place.tools.x0 - ui.px(8), ui.height()};
    const double wide = room.min.x + 2 * kWoodAround,
                 fills = place.room.height() * wide / place.room.width() - 2 * kWoodAround;
    place.tabletop = {room.min.x, std::clamp(fills, room.min.y, std::max(room.min.y, room.tallest))};
    place.whole = std::min(place.room.width() / wide, place.room.height() / (place.tabletop.y + 2 * kWoodAround));
    frame(app, place);
    follow(app, lies_at);
    place.view = camera_.view();
    nearer_ = place.nearer = place.view.scale > kNearer * place.whole;
    const double wanted = ui.px(kReadPoints) / place.view.scale;
    const double pen = std::clamp(ui.px(kReadPoints) / place.whole, kMinPen, kMaxPen);
    place.finer = place.nearer ? std::min(1.0, wanted / pen) : 1;
    place.legible = !place.narrow || wanted <= kLegible;
    return place;
}

void TabletopCamera::draw(Drawing& drawing, const TabletopView& place, render::Scene scene) {
    drawing.renderer().draw(scene, place.view);
    drawn_ = std::move(scene);
}

void TabletopCamera::frame(Drawing& drawing, TabletopView& place) {
    const ui::Rect& room = place.room;
    camera_.frame({{-kWoodAround, -kWoodAround}, place.tabletop + Vec2{kWoodAround, kWoodAround}},
                  {{room.x0, room.y0}, {room.x1, room.y1}}, drawing.width(), drawing.height());
    if (room != room_ || place.tabletop != tabletop_) camera_.show_whole();
    room_ = room;
    tabletop_ = place.tabletop;
}

void TabletopCamera::follow(App& app, const std::function<bool(Vec2)>& lies_at) {
    using What = platform::Event::Kind;
    for (const platform::Event& event : app.events()) {
        if (mouse_.follow(camera_, event)) continue;
        const bool press = event.kind == What::Press && event.button == platform::Button::Left;
        if (press && nearer_ && !lies_at(camera_.view().to_table(event.at))) {
            if (event.clicks == 2) camera_.show_whole();
            mouse_.pull_with(event);
        }
        if (event.kind != What::KeyDown) continue;
        const auto deed = action_for(app.settings().keys, event, Where::Table);
        if (deed && line_of(*deed).where == Where::Table) move_view(app, camera_, *deed);
    }
}

void TabletopCamera::draw_around(Drawing& drawing, const TabletopView& place) {
    ui::Ui& ui = drawing.ui();
    const Rect column{place.room.x1, place.room.y0, ui.width(), ui.height()};
    if (place.nearer) ui.paint().shade(column, palette::kWalnut, ui::Colour{0x14, 0x0c, 0x07});
    ui.scroll("column", column, [] {});
    draw_view_buttons(ui, camera_, buttons_at(ui, place), place.nearer ? ViewButtons::ZoomAndWhole : ViewButtons::Zoom);
}

// In the lower left corner, or in another if writing lies below the buttons there.
ui::Rect TabletopCamera::buttons_at(const ui::Ui& ui, const TabletopView& place) const {
    const double gap = ui.px(6);
    const ui::Rect usual = view_buttons_at(ui, {place.room.x0 + gap, place.room.y1 - gap}, kButtons);
    if (place.nearer) return usual;
    std::vector<ui::Rect> written;
    for (const render::SheetSprite& sheet : drawn_.sheets)
        if (!sheet.ink.empty())
            written.push_back(place.on_screen(sheet.center - sheet.half_size, sheet.center + sheet.half_size));
    const auto covers = [&](const ui::Rect& paper) {
        const ui::Rect both = paper.within(usual);
        return both.x0 < both.x1 && both.y0 < both.y1;
    };
    if (std::ranges::none_of(written, covers)) return usual;
    return place_for_view_buttons(ui, place.room, written, kButtons).value_or(usual);
}

render::Scene bare_tabletop(Vec2 tabletop) {
    render::Scene scene;
    scene.width = tabletop.x;
    scene.height = tabletop.y;
    scene.yardstick = false;
    return scene;
}

}  // namespace screens
