#include "game/screens/preview.h"

#include "game/table/look.h"

namespace screens {
namespace {

namespace cw = rules::coin_wars;
using ui::Colour;
using ui::Rect;

Colour metal_of(const cw::CoinType& type) {
    if (type.metal == "copper") return {0xb4, 0x6c, 0x46};
    if (type.metal == "golden") return {0xd2, 0xa8, 0x4c};
    return type.metal == "silver" ? Colour{0xce, 0xcc, 0xc6} : Colour{0xb4, 0xac, 0xa0};
}

Colour colour_of(render::PaperSheet::Colour paper) {
    using Paper = render::PaperSheet::Colour;
    switch (paper) {
        case Paper::Green:
            return {0x86, 0x9a, 0x54};
        case Paper::Wood:
            return {0x4e, 0x66, 0x3c};
        case Paper::Water:
            return {0x4c, 0x78, 0x92};
        case Paper::Clay:
            return {0x92, 0x74, 0x56};
        case Paper::Stone:
            return {0x8c, 0x8e, 0x8a};
        case Paper::Brick:
            return {0x9c, 0x62, 0x52};
        case Paper::Sand:
            break;
    }
    return {0xc4, 0xa2, 0x60};
}

}  // namespace

void draw_preview(ui::Ui& ui, const Rect& rect, const cw::Scenario& scenario, Faces faces) {
    const ui::Painter paint = ui.paint();
    const double edge = std::max(2.0, ui.px(4));
    const double scale =
        std::min((rect.width() - 2 * edge) / scenario.width, (rect.height() - 2 * edge) / scenario.height);
    const Vec2 size{scenario.width * scale, scenario.height * scale};
    const Rect mat = ui::sized(rect.center() - size / 2, size.x, size.y);
    const auto place = [&](Vec2 p) { return Vec2{mat.x0 + p.x * scale, mat.y1 - p.y * scale}; };
    paint.fill(mat.grown(edge), {0x14, 0x10, 0x0c}, edge);
    paint.fill(mat, {0x1d, 0x4a, 0x3a});
    for (const cw::Terrain& terrain : scenario.terrain) {
        std::vector<Vec2> points;
        for (const Vec2 p : terrain.polygon) points.push_back(place(p));
        paint.area(points, colour_of(table::paper_of(terrain)));
    }
    for (const cw::SideSetup& side : scenario.sides) {
        std::vector<Vec2> points;
        for (const Vec2 p : side.zone) points.push_back(place(p));
        if (points.empty()) continue;
        points.push_back(points.front());
        paint.path(points, Colour{0xff, 0xf3, 0xd6, 56}, 1);
    }
    for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
        const cw::CoinSetup& coin = scenario.coins[i];
        if (!coin.at) continue;
        const cw::CoinType& type = scenario.type_of(static_cast<int>(i));
        const double radius = std::max(1.5, type.radius() * scale);
        const Vec2 at = place(*coin.at);
        paint.disc(at + Vec2{0.3, 0.5} * radius * 0.6, radius, {4, 10, 8, 90});
        paint.disc(at, radius, metal_of(type));
        const bool solid = (coin.side == cw::Side::Heads) == (faces == Faces::AsWritten);
        paint.circle(at, radius * 0.86, ui.side_colour(solid ? ui::Sign::Solid : ui::Sign::Dashed),
                     std::max(1.0, radius * 0.3));
    }
}

Phrase era_line(const battles::Battle& battle) {
    return joined({known(battle.era), known(battle.date)}, plain(", "));
}

Phrase coins_line(const battles::Battle& battle) {
    return say("{1} coins against {2}", battle.coins(cw::Side::Heads), battle.coins(cw::Side::Tails));
}

Phrase length_line(const battles::Battle& battle) {
    const int turns = battle.scenario.victory.turns;
    return turns > 0 ? say_many(turns, "{1} turn", "{1} turns") : say("to the end");
}

}  // namespace screens
