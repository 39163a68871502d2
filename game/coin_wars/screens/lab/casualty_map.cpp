// A map of fallen coins: a square for each square inch of the table, larger and darker the more coins fell there.

#include <algorithm>
#include <array>
#include <cmath>

#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/screens/lab/small_charts.h"
#include "game/coin_wars/screens/lab/view.h"

namespace screens {

namespace {

// Counts of fallen coins as the pair's A sees the table: its own edge is at the lower end.
struct Ground {
    int width = 0, height = 0;
    std::vector<double> fallen;
    double max = 0;
    double at(int x, int y) const { return fallen[static_cast<std::size_t>(y * width + x)]; }
};

Ground ground_of(const LabView& view) {
    const lab::Tally& tally = view.standing().tally;
    const bool as_fought = view.contest().meeting(0).fixed_sides;
    const lab::HeatMap map = as_fought ? tally.on_table() : tally.seen_by_a();
    Ground ground{map.width, map.height, {}, 0};
    if (map.width == 0) {
        // No coin has fallen yet: use the bare table.
        const cw::Scenario& scenario = scenario_of(view.bench, view.pair);
        ground.width = static_cast<int>(std::ceil(scenario.width));
        ground.height = static_cast<int>(std::ceil(scenario.height));
        ground.fallen.assign(static_cast<std::size_t>(ground.width * ground.height), 0.0);
    }
    const bool turned = view.party(0) == 1;
    for (int y = 0; y < map.height; ++y)
        for (int x = 0; x < map.width; ++x) {
            const int from_x = turned ? map.width - 1 - x : x, from_y = turned ? map.height - 1 - y : y;
            const auto fallen = static_cast<double>(map.at(0, from_x, from_y) + map.at(1, from_x, from_y));
            ground.fallen.push_back(fallen);
            ground.max = std::max(ground.max, fallen);
        }
    return ground;
}

ui::Colour ink_of(double part) {
    constexpr std::array<ui::Colour, 3> kInks{ui::Colour{0xd2, 0x9a, 0x58}, ui::Colour{0xbe, 0x54, 0x1e},
                                              ui::Colour{0x5c, 0x16, 0x12}};
    const double place = std::clamp(part, 0.0, 1.0) * 2;
    const auto from = static_cast<std::size_t>(std::min(1.0, std::floor(place)));
    const double t = place - static_cast<double>(from);
    const auto mix = [&](std::uint8_t a, std::uint8_t b) { return static_cast<std::uint8_t>(a + (b - a) * t); };
    const ui::Colour &a = kInks[from], &b = kInks[from + 1];
    return {mix(a.r, b.r), mix(a.g, b.g), mix(a.b, b.b)};
}

void draw_squares(ui::Ui& ui, const ui::Plot& plot, const Ground& ground) {
    if (ground.max <= 0) return;
    const double cell = plot.at({1, 0}).x - plot.at({0, 0}).x;
    for (int y = 0; y < ground.height; ++y)
        for (int x = 0; x < ground.width; ++x) {
            if (ground.at(x, y) <= 0) continue;
            const double t = std::pow(ground.at(x, y) / ground.max, 0.72);
            const double half = std::max(0.5, (cell * std::sqrt(0.10 + 0.90 * t) - 0.8) / 2);
            const Vec2 middle = plot.at({x + 0.5, y + 0.5});
            ui.paint().fill({middle.x - half, middle.y - half, middle.x + half, middle.y + half}, ink_of(t));
        }
}

void draw_zones(LabView& view, const ui::Plot& plot) {
    const cw::Scenario& scenario = scenario_of(view.bench, view.pair);
    for (const auto side : {cw::Side::Heads, cw::Side::Tails}) {
        std::vector<Vec2> corners;
        for (const Vec2 corner : cw::deployment_zone(scenario, side)) corners.push_back(plot.at(corner));
        if (corners.empty()) continue;
        corners.push_back(corners.front());
        ui::stroke(view.ui.paint(), corners, {palette::kInk.faded(0.4), ui::Stroke::Dashed}, 1);
    }
}

// Prints the text on its own patch of paper, so that no squares run through it.
void print_on(ui::Ui& ui, const Phrase& words, Vec2 corner) {
    const double wide = ui.text_width(words, Type::Small) + 2, line = ui.line_height(Type::Small);
    const Rect rect = ui::sized(corner, wide, line);
    ui.paint().fill(rect.grown(ui.px(3)), palette::kPaper.faded(0.8), ui.px(4));
    ui.place(rect);
    ui.text(words, {Type::Small, palette::kInk});
}

void draw_map_key(ui::Ui& ui, const Ground& ground, double battles) {
    const Rect row = ui.take(ui.line_height(Type::Small));
    double x = row.x0 + ui.px(8);
    for (int i = 0; i <= 5; ++i) {
        const double half = ui.px(2 + i * 0.8);
        const Vec2 middle{x, row.center().y};
        ui.paint().fill({middle.x - half, middle.y - half, middle.x + half, middle.y + half}, ink_of(i / 5.0));
        x += ui.px(16);
    }
    ui.place({x + ui.px(4), row.y0, row.x1, row.y1});
    const double max = 100 * ground.max / std::max(1.0, battles);
    ui.remark(say("up to {1} coins in 100 battles", figure(max, max < 10 ? 1 : 0)));
}

}  // namespace

void draw_map(LabView& view) {
    ui::Ui& ui = view.ui;
    draw_sheet_head(ui, say("Where coins fell"),
                    say("{1} against {2}, coins fallen per square inch", view.a(), view.b()));
    const Ground ground = ground_of(view);
    const double key = ui.line_height(Type::Small) + ui.px(16);
    const Rect room = ui.rest();
    const double min = ui.px(260);
    const double wide = room.width(), margins = ui.px(64);
    // Keep the same scale in both directions.
    const double high =
        std::min(room.height() - key, (wide - margins) * ground.height / std::max(1, ground.width) + margins);
    const double used = (std::max(high, min) - margins) * ground.width / std::max(1, ground.height) + margins;
    Rect rect = ui.take(std::max(high, min));
    rect.x1 = rect.x0 + std::min(wide, used);
    const ui::Plot plot(ui, rect, {{0, static_cast<double>(ground.width)}, say("inches along the front"), {}, true},
                        {{0, static_cast<double>(ground.height)}, say("inches deep"), {}, true});
    draw_zones(view, plot);
    draw_squares(ui, plot, ground);
    const double line = ui.line_height(Type::Small), pad = ui.px(6);
    print_on(ui, say("{1} sets up here", view.b()), {plot.inner().x0 + pad, plot.inner().y0 + pad});
    print_on(ui, say("{1} sets up here", view.a()), {plot.inner().x0 + pad, plot.inner().y1 - pad - line});
    ui.space(6);
    draw_map_key(ui, ground, static_cast<double>(view.standing().tally.battles()));
}

}  // namespace screens
