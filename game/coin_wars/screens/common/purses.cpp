#include "game/coin_wars/screens/common/purses.h"

#include <algorithm>
#include <array>

#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

constexpr std::size_t kMaxSeen = 8;            // coins beside the sum: those that fell last
constexpr double kMini = 20, kOverlaps = 0.6;  // points; step to the next one, of its width
constexpr double kBesideWood = 0.3;            // inches left of the mat's edge

Phrase name_and_sum(const TableSeen& seen, cw::Side side) {
    const auto counted = seen.stage.counted();
    const int cents = counted && counted->side == side ? counted->cents : seen.match.purse[cw::index(side)];
    const cw::Scenario& scenario = *seen.match.scenario;
    return joined({table::display_name(scenario, side), table::in_money(scenario, cents)}, plain("  "));
}

// Returns a purse's coins whose places on the wood are out of view.
std::vector<int> out_of_view(const TableSeen& seen, cw::Side side) {
    std::vector<int> coins;
    for (int coin = 0; coin < seen.match.count(); ++coin) {
        const cw::Coin& state = seen.match.coin(coin);
        if (state.place != cw::Place::Fallen || state.how == cw::How::Beyond || seen.match.side_of(coin) == side)
            continue;
        const render::CoinSprite& sprite = seen.stage.scene().coins[static_cast<std::size_t>(coin)];
        if (!seen.free.contains(seen.view.to_pixels(sprite.at))) coins.push_back(coin);
    }
    if (coins.size() > kMaxSeen) coins.erase(coins.begin(), coins.end() - kMaxSeen);
    return coins;
}

double minis_wide(const ui::Ui& ui, std::size_t count) {
    return count == 0 ? 0 : ui.px(kMini) * (1 + kOverlaps * static_cast<double>(count - 1)) + ui.px(8);
}

bool hides_name(const TableSeen& seen, const Rect& rect) {
    const Vec2 a = seen.view.to_table({rect.x0, rect.y0}), b = seen.view.to_table({rect.x1, rect.y1});
    const core::Box box = core::box_around(std::array{a, b});
    return std::ranges::any_of(seen.written, [&](const core::Box& name) { return name.meets(box); });
}

// Returns the mat's corner at the side's end of the wood, or a place outside the mat if coins are there; always in
// view.
Rect place_of(const ui::Ui& ui, const TableSeen& seen, cw::Side side, std::size_t minis) {
    const double wide = ui.px(36) + ui.text_width(name_and_sum(seen, side), Type::Small) + minis_wide(ui, minis),
                 high = ui.px(28), gap = ui.px(8);
    const cw::Scenario& scenario = *seen.match.scenario;
    const double end = side == cw::Side::Heads ? 0 : scenario.height;
    const Vec2 wood = seen.view.to_pixels({-kBesideWood, end});
    const Vec2 mat = seen.view.to_pixels({scenario.width / 2, scenario.height / 2});
    const Rect free = seen.free.grown(-gap);
    const double x = wood.x < mat.x ? wood.x : wood.x - wide;
    const auto beginning_at = [&](double y) {
        return ui::sized({std::clamp(x, free.x0, std::max(free.x0, free.x1 - wide)),
                          std::clamp(y, free.y0, std::max(free.y0, free.y1 - high))},
                         wide, high);
    };
    const Rect on_mat = beginning_at(wood.y < mat.y ? wood.y : wood.y - high),
               beside = beginning_at(wood.y < mat.y ? wood.y - high : wood.y);
    const bool yields = lies_on_coin(seen, on_mat) || (hides_name(seen, on_mat) && !lies_on_coin(seen, beside));
    return yields ? beside : on_mat;
}

void draw_purse(Drawing& drawing, const TableSeen& seen, cw::Side side) {
    ui::Ui& ui = drawing.ui();
    const std::vector<int> minis = out_of_view(seen, side);
    const Rect rect = place_of(ui, seen, side, minis.size());
    ui.overlay(side == cw::Side::Heads ? "purse of heads" : "purse of tails", rect, [&] {
        ui.paint().fill(rect, palette::kWalnut.faded(0.84), ui.px(5));
        ui.paint().frame(rect, palette::kCreamSoft.faded(0.35), 1, ui.px(5));
        const Phrase words = name_and_sum(seen, side);
        const double x = rect.x0 + ui.px(26), line = ui.line_height(Type::Small);
        ui.paint().sign({rect.x0 + ui.px(14), rect.center().y}, ui.px(6), sign_of(side));
        ui.place(ui::sized({x, rect.center().y - line / 2}, ui.text_width(words, Type::Small) + 2, line));
        ui.text(words, {Type::Small, palette::kCream});
        double left = rect.x1 - minis_wide(ui, minis.size());
        for (const int coin : minis) {
            const double size = ui.px(kMini);
            drawing.portrait(ui::sized({left, rect.center().y - size / 2}, size, size),
                             table::sprite(*seen.match.scenario, coin));
            left += size * kOverlaps;
        }
    });
}

}  // namespace

bool lies_on_coin(const TableSeen& seen, const Rect& rect) {
    for (int coin = 0; coin < seen.match.count(); ++coin) {
        if (!seen.match.on_table(coin)) continue;
        const Vec2 at = seen.view.to_pixels(seen.match.coin(coin).at);
        const Vec2 nearest{std::clamp(at.x, rect.x0, rect.x1), std::clamp(at.y, rect.y0, rect.y1)};
        if (distance(nearest, at) < seen.match.type(coin).radius() * seen.view.scale) return true;
    }
    return false;
}

std::vector<Rect> purse_places(const ui::Ui& ui, const TableSeen& seen) {
    std::vector<Rect> places;
    if (seen.match.phase < cw::Phase::Play) return places;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        places.push_back(place_of(ui, seen, side, out_of_view(seen, side).size()));
    return places;
}

void draw_purses(BattleApp& app, const TableSeen& seen) {
    if (seen.match.phase < cw::Phase::Play) return;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) draw_purse(app, seen, side);
}

void fly_to_purses(render::Scene& scene, const ui::Ui& ui, const TableSeen& seen) {
    for (const table::Falling& falling : seen.stage.falling()) {
        render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(falling.coin)];
        const Vec2 end = seen.stage.rest_of(falling.coin);
        if (seen.free.contains(seen.view.to_pixels(end))) continue;
        const cw::Side captor = cw::other(seen.match.side_of(falling.coin));
        const Rect purse = place_of(ui, seen, captor, out_of_view(seen, captor).size());
        const Vec2 there = seen.view.to_table({purse.x1 - ui.px(kMini), purse.center().y});
        coin.at = falling.from + (there - falling.from) * falling.gone;
    }
}

}  // namespace screens
