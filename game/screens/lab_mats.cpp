// Both line-ups of the pair, each on a mat of its own with its front upwards; or the battle as it begins.

#include <algorithm>
#include <cmath>

#include "game/rules/coin_wars/naming.h"
#include "game/screens/lab_marks.h"
#include "game/screens/lab_view.h"
#include "game/screens/preview.h"
#include "game/table/look.h"

namespace screens {

namespace {

using ui::Rect;
using ui::Type;
namespace cw = rules::coin_wars;
namespace palette = ui::palette;

constexpr double kLargest = 50;  // pixels an inch at 100 %

void draw_label(LabView& view, const Rect& rect, std::size_t which) {
    ui::Ui& ui = view.app.ui();
    const cw::Scenario& scenario = scenario_of(view.bench, view.pair);
    int coins = 0, cents = 0;
    for (const cw::CoinSetup& coin : scenario.coins) {
        if (cw::index(coin.side) != which || coin.watching) continue;
        ++coins;
        cents += scenario.types[static_cast<std::size_t>(coin.type)].cents;
    }
    ui.paint().paper(rect, 3);
    const double pad = ui.px(14), line = ui.line_height(Type::Heading), small = ui.line_height(Type::Small);
    ui.paint().sign({rect.x0 + pad + ui.px(8), rect.center().y}, ui.px(8),
                    which == 0 ? ui::Sign::Solid : ui::Sign::Dashed);
    const Phrase count =
        say_many(coins, "{1} coin", "{1} coins") + plain(", ") + cw::in_money(scenario, cents);
    const double wide = ui.text_width(count, Type::Small) + 2;
    const Phrase& name = which == 0 ? view.a() : view.b();
    const double x = rect.x0 + pad + ui.px(28);
    const bool both = x + ui.text_width(name, Type::Heading) + wide + ui.px(16) < rect.x1 - pad;
    const Type type = x + ui.text_width(name, Type::Heading) < rect.x1 - pad ? Type::Heading : Type::Body;
    const double high = type == Type::Heading ? line : ui.line_height(type);
    ui.place({x, rect.center().y - high / 2, both ? rect.x1 - pad - wide - ui.px(8) : rect.x1 - pad,
              rect.center().y + high / 2});
    ui.text(name, {type});
    if (!both) return;
    ui.place(ui::sized({rect.x1 - pad - wide, rect.center().y - small / 2}, wide, small));
    ui.text(count, {Type::Small, palette::kSoft});
}

// A mat as large as the rectangle, the line-up in its middle, a scale of two inches in chalk.
void draw_mat(LabView& view, const Rect& rect, cw::Side side) {
    ui::Ui& ui = view.app.ui();
    const cw::Scenario& scenario = scenario_of(view.bench, view.pair);
    const std::vector<PlacedCoin> places = places_of(scenario, side);
    Vec2 most{1, 1};
    for (const PlacedCoin& place : places)
        most = {std::max(most.x, std::abs(place.at.x) + 1.1), std::max(most.y, std::abs(place.at.y) + 1.1)};
    const double scale =
        std::min({ui.px(kLargest), rect.width() / (2 * most.x), rect.height() / (2 * most.y)});
    render::Scene scene;
    constexpr double kEdge = 0.35;  // inches of bound edge around the mat
    scene.width = rect.width() / scale - 2 * kEdge;
    scene.height = rect.height() / scale - 2 * kEdge;
    for (const PlacedCoin& place : places) {
        render::CoinSprite coin = table::sprite(scenario, place.coin);
        coin.at = Vec2{scene.width, scene.height} / 2 + place.at;
        scene.coins.push_back(coin);
    }
    render::View seen;
    seen.width = static_cast<int>(rect.width());
    seen.height = static_cast<int>(rect.height());
    seen.center = Vec2{scene.width, scene.height} / 2;
    seen.scale = scale;
    const int left = static_cast<int>(rect.x0),
              bottom = view.app.height() - static_cast<int>(rect.y0) - seen.height;
    const render::PixelArea place{left, bottom, left + seen.width, bottom + seen.height};
    App& app = view.app;
    ui.paint().custom([&app, scene, seen, place] { app.renderer().draw_miniature(scene, seen, place); });
    const ui::Painter paint = ui.paint();
    const ui::Colour chalk = palette::kCream.faded(0.85);
    const double y = rect.y1 - ui.px(24), x1 = rect.x1 - ui.px(24), x0 = x1 - 2 * scale, tick = ui.px(4);
    paint.line({x0, y}, {x1, y}, chalk, std::max(1.0, ui.px(1.5)));
    for (const double x : {x0, x1})
        paint.line({x, y - tick}, {x, y + tick}, chalk, std::max(1.0, ui.px(1.5)));
    const Phrase inches = say("2 in");
    paint.print({(x0 + x1 - ui.text_width(inches, Type::Pen)) / 2, y - ui.line_height(Type::Pen)}, inches,
                Type::Pen, chalk);
}

}  // namespace

void draw_lab_mats(LabView& view, const Rect& rect) {
    ui::Ui& ui = view.app.ui();
    const double label = ui.px(44), gap = ui.px(8);
    ui.bare("mats", rect, [&] {
        if (view.bench.is_battle()) {
            draw_label(view, {rect.x0, rect.y0, rect.x1, rect.y0 + label}, 0);
            draw_label(view, {rect.x0, rect.y0 + label + gap, rect.x1, rect.y0 + 2 * label + gap}, 1);
            const double top = rect.y0 + 2 * (label + gap);
            if (rect.y1 - top < ui.px(60)) return;
            const cw::Scenario& scenario = view.bench.battle()->scenario;
            const double high = std::min(rect.y1 - top, rect.width() * scenario.height / scenario.width);
            const double wide = high * scenario.width / scenario.height;
            draw_preview(
                view.app,
                ui::sized({std::round(rect.center().x - wide / 2), top}, std::round(wide), std::round(high)),
                preview_of(scenario, Faces::AsWritten));
            return;
        }
        const double mat = std::floor((rect.height() - 2 * label - 3 * gap) / 2);
        double y = rect.y0;
        for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
            draw_label(view, {rect.x0, y, rect.x1, y + label}, which);
            y += label + gap;
            if (mat < ui.px(60)) continue;
            draw_mat(view, {rect.x0, y, rect.x1, y + mat}, which == 0 ? cw::Side::Heads : cw::Side::Tails);
            y += mat + gap;
        }
    });
}

}  // namespace screens
