#include "game/coin_wars/screens/formation/formation_gallery.h"

#include <algorithm>
#include <cmath>

#include "engine/core/box.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr int kGlyphCoins = 18, kFewestInGlyph = 6;
constexpr double kMinGlyph = 3.2;  // points a coin: a wider formation is drawn with fewer coins

// Returns the places, in diameters, for a formation's glyph with this many coins.
std::vector<Vec2> glyph_places(const battles::FormationPlan& plan, int coins) {
    std::vector<Vec2> places;
    if (plan.formation) return battles::lay_out(*plan.formation, coins, plan.shape).centres;
    for (const battles::Spot& spot : plan.places)
        places.push_back({plan.shape.mirrored ? -spot.at.x : spot.at.x, spot.at.y});
    return places;
}

void draw_glyph(ui::Ui& ui, const Rect& cell, const battles::FormationPlan& plan, ui::Colour ink) {
    const Rect inner = cell.grown(-ui.px(6));
    const auto step_of = [&](const core::Box& box) {
        return std::min({ui.px(6.4), inner.width() / (box.width() + 1), inner.height() / (box.height() + 1)});
    };
    int coins = kGlyphCoins;
    std::vector<Vec2> places = glyph_places(plan, coins);
    while (plan.formation && coins > kFewestInGlyph && step_of(core::box_around(places)) < ui.px(kMinGlyph))
        places = glyph_places(plan, coins -= 2);
    const core::Box box = core::box_around(places);
    const double step = step_of(box);
    const Vec2 middle = box.center();
    const auto paint = ui.paint();
    for (const Vec2 p : places)
        paint.disc(inner.center() + Vec2{(p.x - middle.x) * step, -(p.y - middle.y) * step}, std::max(0.9, step * 0.42),
                   ink);
}

}  // namespace

GalleryTouch draw_gallery(ui::Ui& ui, const FormationShelf& shelf, std::size_t chosen, int columns) {
    GalleryTouch touch;
    const double gap = ui.px(6), high = ui.px(46);
    Rect line;
    bool own = false;
    int column = 0;
    for (std::size_t i = 0; i < shelf.formations.size(); ++i) {
        const ShelvedFormation& formation = shelf.formations[i];
        if (!own && formation.origin != battles::Origin::Shipped) {
            own = true;
            column = 0;
            ui.caption(say("YOUR OWN"));
        }
        if (column == 0) line = ui.take(high - ui.px(2));
        const double width = (line.width() - gap * (columns - 1)) / columns;
        const double left = std::round(line.x0 + column * (width + gap));
        const Rect cell{left, line.y0, std::round(left + width), line.y1};
        column = (column + 1) % columns;
        const auto paint = ui.paint();
        paint.fill(cell, ui::Colour{255, 250, 238, 90}, ui.px(4));
        if (i == chosen) paint.fill(cell, palette::kChosen, ui.px(4));
        paint.frame(cell, i == chosen ? palette::kAccent : palette::kSoft.faded(0.45), 1, ui.px(4));
        draw_glyph(ui, cell, formation.plan, i == chosen ? palette::kAccent : palette::kInk);
        if (ui.area(formation.name, cell)) touch.pressed = i;
        if (ui.hovered() || ui.focused()) touch.looked_at = i;
    }
    return touch;
}

}  // namespace screens
