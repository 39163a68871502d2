#include "game/coin_wars/screens/lab/small_charts.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/core/box.h"

namespace screens {

namespace {

constexpr int kGlyph = 7, kLooseGlyph = 5;  // dots along the longer side
constexpr double kLoose = 1.5;              // inches between coins' middles; less is closed order

// True if most coins have space around them.
bool is_loose(std::span<const PlacedCoin> places) {
    std::size_t apart = 0;
    for (const PlacedCoin& place : places)
        if (std::ranges::none_of(places, [&](const PlacedCoin& other) {
                return other.coin != place.coin && core::distance(other.at, place.at) < kLoose;
            }))
            ++apart;
    return 2 * apart > places.size();
}

}  // namespace

ui::Colour tint(const ui::Ui& ui, double share) {
    const double far = std::min(1.0, std::abs(share - 0.5) / 0.4);
    const double opacity = std::min(0.66, 0.68 * std::pow(far, 0.85));
    return ui.side_colour(share >= 0.5 ? ui::Sign::Solid : ui::Sign::Dashed).faded(opacity);
}

void draw_tints(ui::Ui& ui, Rect& line) {
    print_along(ui, line, say("loses"));
    const double step = ui.px(18), edge = ui.px(3);
    for (const double share : {0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9}) {
        ui.paint().fill({line.x0, line.y0 + edge, line.x0 + step - 1, line.y1 - edge}, tint(ui, share));
        line.x0 += step + (share == 0.4 ? ui.px(6) : 0);
    }
    line.x0 += ui.px(8);
    print_along(ui, line, say("wins"));
}

void draw_unsure(ui::Ui& ui, Rect& line) {
    const double edge = ui.px(3), step = ui.px(18);
    ui.paint().fill({line.x0, line.y0 + edge, line.x0 + step, line.y1 - edge}, kUnsure);
    line.x0 += step + ui.px(6);
    print_along(ui, line, say("the interval contains 50"));
}

void print_along(ui::Ui& ui, Rect& line, const Phrase& words) {
    const double wide = ui.text_width(words, Type::Small) + 2;
    if (line.x0 + wide > line.x1) return;
    ui.place({line.x0, line.y0, line.x0 + wide, line.y1});
    ui.remark(words);
    line.x0 += wide + ui.px(8);
}

void draw_sheet_head(ui::Ui& ui, const Phrase& title, const Phrase& sentence) {
    ui.heading(title);
    ui.remark(sentence);
}

std::vector<PlacedCoin> places_of(const cw::Scenario& scenario, cw::Side side) {
    std::vector<PlacedCoin> places;
    const double way = side == cw::Side::Heads ? 1 : -1;
    for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
        const cw::CoinSetup& coin = scenario.coins[i];
        if (coin.side != side || !coin.at || coin.watching) continue;
        places.push_back({static_cast<int>(i), *coin.at * way});
    }
    const Vec2 middle = core::box_around(places, &PlacedCoin::at).center();
    for (PlacedCoin& place : places) place.at = place.at - middle;
    return places;
}

const cw::Scenario& scenario_of(const LabBench& bench, const LabPair& pair) {
    return *bench.contest(pair).meeting(0).laid[bench.party(pair)];
}

void draw_progress(ui::Ui& ui, const Rect& rect, const UnderWay& progress) {
    const ui::Painter paint = ui.paint();
    const double high = ui.px(12), line = ui.line_height(Type::Small);
    const Rect bar{rect.x0, rect.center().y - high - ui.px(2), rect.x1, rect.center().y - ui.px(2)};
    paint.fill(bar, palette::kWalnut, ui.px(6));
    if (progress.share > 0)
        paint.fill({bar.x0 + 1, bar.y0 + 1, bar.x0 + std::max(high, bar.width() * progress.share) - 1, bar.y1 - 1},
                   palette::kBrass, ui.px(5));
    const Phrase percents = say("{1} %", static_cast<int>(std::floor(100 * progress.share)));
    const Phrase right = progress.left.empty() ? percents : percents + rules::comma() + progress.left;
    const double right_wide = ui.text_width(right, Type::Small) + 2, top = bar.y1 + ui.px(2);
    ui.place({rect.x1 - right_wide, top, rect.x1, top + line});
    ui.text(right, {Type::Small, palette::kCream});
    if (ui.text_width(progress.stands, Type::Small) + right_wide + ui.px(12) > rect.width()) return;
    ui.place({rect.x0, top, rect.x1 - right_wide - ui.px(8), top + line});
    ui.text(progress.stands, {Type::Small, palette::kCreamSoft});
}

void draw_glyph(ui::Ui& ui, const Rect& rect, std::span<const PlacedCoin> places, ui::Colour ink) {
    if (places.empty()) return;
    Vec2 max{0.4, 0.4};
    for (const PlacedCoin& place : places)
        max = {std::max(max.x, std::abs(place.at.x)), std::max(max.y, std::abs(place.at.y))};
    const int across = is_loose(places) ? kLooseGlyph : kGlyph;
    const double step = 2 * std::max(max.x, max.y) / (across - 1);
    std::set<std::pair<int, int>> dots;
    for (const PlacedCoin& place : places)
        dots.insert(
            {static_cast<int>(std::lround(place.at.x / step)), static_cast<int>(std::lround(place.at.y / step))});
    const double side = std::min(rect.width(), rect.height()), dot = side / kGlyph, grid = (side - dot) / (across - 1);
    for (const auto& [x, y] : dots) ui.paint().disc(rect.center() + Vec2{x * grid, -y * grid}, dot * 0.42, ink);
}

void draw_interval(ui::Ui& ui, const Rect& top_bar, const lab::Interval& interval) {
    const ui::Painter paint = ui.paint();
    const double y = top_bar.center().y, thin = std::max(1.0, ui.px(1));
    const auto at = [&](double share) { return top_bar.x0 + top_bar.width() * std::clamp(share, 0.0, 1.0); };
    paint.line({top_bar.x0, y}, {top_bar.x1, y}, palette::kInk.faded(0.45), thin);
    paint.line({at(0.5), y - ui.px(4)}, {at(0.5), y + ui.px(4)}, palette::kInk.faded(0.7), thin);
    const double middle = (at(interval.low) + at(interval.high)) / 2,
                 half = std::max((at(interval.high) - at(interval.low)) / 2, ui.px(2));
    paint.fill({middle - half, y - ui.px(2.5), middle + half, y + ui.px(2.5)}, palette::kInk);
}

void draw_bracket(ui::Ui& ui, double x0, double x1, double y) {
    const ui::Painter paint = ui.paint();
    const double thick = std::max(1.0, ui.px(1.6)), high = ui.px(5);
    paint.line({x0, y}, {x1, y}, palette::kInk, thick);
    for (const double x : {x0, x1}) paint.line({x, y - high}, {x, y + high}, palette::kInk, thick);
}

Phrase verdict(const Phrase& a, const Phrase& b, const lab::Interval& score_of_a, bool going) {
    const lab::Interval score_of_b{1 - score_of_a.high, 1 - score_of_a.low};
    if (going) return say("Undecided so far: {1} scores {2}.", a, percent(score_of_a));
    if (score_of_a.low > 0.5) return say("{1} is better, quite surely: it scores {2}.", a, percent(score_of_a));
    if (score_of_a.high < 0.5) return say("{1} is better, quite surely: it scores {2}.", b, percent(score_of_b));
    return say("Undecided: {1} scores {2}. Fight more battles.", a, percent(score_of_a));
}

Phrase percent(const lab::Interval& interval) {
    return say("{1} to {2} %", figure(100 * interval.low, 0), figure(100 * interval.high, 0));
}

Phrase between(const lab::Interval& interval) {
    return say("{1} to {2}", figure(100 * interval.low, 0), figure(100 * interval.high, 0));
}

}  // namespace screens
