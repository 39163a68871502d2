// Both line-ups of the pair, each on its own mat facing upwards; or the battle at its start.

#include <algorithm>
#include <cmath>
#include <optional>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/lab/small_charts.h"
#include "game/coin_wars/screens/lab/view.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/table_picture.h"

namespace screens {

namespace {

constexpr double kLargest = 50;  // pixels per inch at 100 %

void draw_label(LabView& view, const Rect& rect, std::size_t which) {
    ui::Ui& ui = view.ui;
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
    const Phrase count = say_many(coins, "{1} coin", "{1} coins") + rules::comma() + cw::in_money(scenario, cents);
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
    ui.remark(count);
}

// Finds a place along the mat's lower or upper edge that is free of coins, as far right as possible; nullopt if the mat
// is too full.
std::optional<Rect> room_for_scale(const Rect& mat, Vec2 size, const std::vector<Rect>& coins) {
    constexpr int kPlaces = 8;  // from edge to edge
    for (const double top : {mat.y1 - size.y, mat.y0})
        for (int i = 0; i <= kPlaces; ++i) {
            const Rect room = ui::sized({std::lerp(mat.x1 - size.x, mat.x0, double(i) / kPlaces), top}, size.x, size.y);
            const auto over = [&](const Rect& coin) {
                return coin.x0 < room.x1 && room.x0 < coin.x1 && coin.y0 < room.y1 && room.y0 < coin.y1;
            };
            if (std::ranges::none_of(coins, over)) return room;
        }
    return std::nullopt;
}

// Draws a scale of two inches in chalk; `scale` is in pixels per inch.
void draw_scale(ui::Ui& ui, const Rect& mat, double scale, const std::vector<Rect>& coins) {
    const ui::Painter paint = ui.paint();
    const ui::Colour chalk = palette::kCream.faded(0.85);
    const Phrase inches = say("2 in");
    const double words = ui.text_width(inches, Type::Pen), line = ui.line_height(Type::Pen), tick = ui.px(4);
    const auto room =
        room_for_scale(mat.grown(-ui.px(18)), {std::max(words, 2 * scale) + ui.px(8), line + tick}, coins);
    if (!room) return;
    const double x0 = room->center().x - scale, x1 = room->center().x + scale, y = room->y1 - tick;
    paint.line({x0, y}, {x1, y}, chalk, std::max(1.0, ui.px(1.5)));
    for (const double x : {x0, x1}) paint.line({x, y - tick}, {x, y + tick}, chalk, std::max(1.0, ui.px(1.5)));
    paint.print({room->center().x - words / 2, y - line}, inches, Type::Pen, chalk);
}

}  // namespace

std::vector<render::CoinSprite> laid(const cw::Scenario& scenario, cw::Side side) {
    std::vector<render::CoinSprite> coins;
    for (const PlacedCoin& place : places_of(scenario, side)) {
        coins.push_back(table::sprite(scenario, place.coin));
        coins.back().at = place.at;
    }
    return coins;
}

void draw_line_up(BattleApp& app, const Rect& rect, std::vector<render::CoinSprite> coins) {
    ui::Ui& ui = app.ui();
    Vec2 max{1, 1};
    for (const render::CoinSprite& coin : coins)
        max = {std::max(max.x, std::abs(coin.at.x) + 1.1), std::max(max.y, std::abs(coin.at.y) + 1.1)};
    const double scale = std::min({ui.px(kLargest), rect.width() / (2 * max.x), rect.height() / (2 * max.y)});
    render::Scene scene;
    constexpr double kEdge = 0.35;  // inches of bound edge around the mat
    scene.width = rect.width() / scale - 2 * kEdge;
    scene.height = rect.height() / scale - 2 * kEdge;
    const Vec2 middle{scene.width / 2, scene.height / 2};
    std::vector<Rect> covered;
    for (render::CoinSprite& coin : coins) {
        const Vec2 at = rect.center() + Vec2{coin.at.x, -coin.at.y} * scale;
        covered.push_back(ui::sized(at, 0, 0).grown(coin.radius * scale));
        coin.at = middle + coin.at;
    }
    scene.coins = std::move(coins);
    draw_miniature(app, rect, scene, middle, scale);
    draw_scale(ui, rect, scale, covered);
}

void draw_lab_mats(LabView& view, const Rect& rect) {
    const double label = view.ui.px(44), gap = view.ui.px(8);
    view.ui.overlay("mats", rect, [&] {
        if (view.bench.is_battle()) {
            draw_label(view, {rect.x0, rect.y0, rect.x1, rect.y0 + label}, 0);
            draw_label(view, {rect.x0, rect.y0 + label + gap, rect.x1, rect.y0 + 2 * label + gap}, 1);
            const double top = rect.y0 + 2 * (label + gap);
            if (rect.y1 - top < view.ui.px(60)) return;
            const cw::Scenario& scenario = view.bench.battle()->scenario;
            const double high = std::min(rect.y1 - top, rect.width() * scenario.height / scenario.width);
            const double wide = high * scenario.width / scenario.height;
            draw_preview(view.app,
                         ui::sized({std::round(rect.center().x - wide / 2), top}, std::round(wide), std::round(high)),
                         preview_of(scenario, Faces::AsWritten));
            return;
        }
        const double mat = std::floor((rect.height() - 2 * label - 3 * gap) / 2);
        double y = rect.y0;
        for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
            draw_label(view, {rect.x0, y, rect.x1, y + label}, which);
            y += label + gap;
            if (mat < view.ui.px(60)) continue;
            draw_line_up(view.app, {rect.x0, y, rect.x1, y + mat},
                         laid(scenario_of(view.bench, view.pair), which == 0 ? cw::Side::Heads : cw::Side::Tails));
            y += mat + gap;
        }
    });
}

}  // namespace screens
