#include "game/coin_wars/screens/common/blow_tags.h"

#include <algorithm>
#include <cmath>

#include "engine/core/box.h"

namespace screens {

namespace {

constexpr double kDieSeen = 46;     // points: minimum width of a die's face
constexpr double kFaceWide = 1.34;  // of a d6, in radii
constexpr double kRises = 0.14;     // seconds for a tag to rise
constexpr ui::Colour kPenBlue{0x24, 0x3a, 0x86};

// Returns the shift that moves [low, high] between the bounds.
double into(double low, double high, double min, double max) {
    if (low < min) return min - low;
    return high > max ? max - high : 0;
}

Type hand_of(const table::Figure& figure) { return figure.of_dice ? Type::Pen : Type::Hand; }

Rect place_of(ui::Ui& ui, const table::Figure& figure, const render::View& view, const Rect& free) {
    const Type type = hand_of(figure);
    const double wide = ui.text_width(figure.words, type) + ui.px(22), high = ui.line_height(type) + ui.px(2);
    const Vec2 at = view.to_pixels(figure.at), out = core::unit(view.to_pixels(figure.at + figure.away) - at);
    const double off = figure.radius * view.scale + ui.px(8) + std::abs(out.x) * wide / 2 + std::abs(out.y) * high / 2;
    const Vec2 middle = at + out * off;
    const Rect rect = ui::sized({std::round(middle.x - wide / 2), std::round(middle.y - high / 2)}, wide, high);
    const double gap = ui.px(6), purse = ui.px(40), risen = std::min(1.0, figure.age / kRises);
    return rect.moved({into(rect.x0, rect.x1, free.x0 + gap, free.x1 - gap),
                       into(rect.y0, rect.y1, free.y0 + purse, free.y1 - purse) + std::round(ui.px(7) * (1 - risen))});
}

void draw_figure(ui::Ui& ui, const std::string& name, const table::Figure& figure, const Rect& rect) {
    ui.overlay(name, rect.grown(ui.px(10)), [&] {
        ui.paint().paper(rect, 3);
        ui.place(rect);
        ui.text(figure.words, {hand_of(figure), kPenBlue, ui::Align::Center});
    });
}

}  // namespace

DiceSeen::DiceSeen(const table::Stage& stage, const render::View& view, const ui::Ui& ui, const Rect& free) {
    const std::vector<render::DieSprite>& dice = stage.dice_at_rest();
    if (dice.empty()) return;
    const double radius = dice.front().radius;
    factor_ = std::max(1.0, ui.px(kDieSeen) / (kFaceWide * radius * view.scale));
    const core::Box box = core::box_around(dice, &render::DieSprite::at);
    middle_ = box.center();
    const Vec2 seen = view.to_pixels(middle_),
               half = (box.high - box.low) * (factor_ * view.scale / 2) + Vec2{1, 1} * (2 * ui.px(kDieSeen));
    const Vec2 moved{into(seen.x - half.x, seen.x + half.x, free.x0, free.x1),
                     into(seen.y - half.y, seen.y + half.y, free.y0, free.y1)};
    shift_ = view.to_table(seen + moved) - middle_;
}

void DiceSeen::enlarge(render::Scene& scene) const {
    for (render::DieSprite& die : scene.dice) {
        die.at = placed(die.at);
        die.radius *= factor_;
        die.lift *= factor_;
    }
}

table::Figure DiceSeen::enlarged(table::Figure figure) const {
    figure.at = placed(figure.at);
    figure.radius *= factor_;
    return figure;
}

std::vector<Rect> draw_figures(ui::Ui& ui, const table::Stage& stage, const render::View& view, const Rect& free) {
    const DiceSeen dice(stage, view, ui, free);
    const std::vector<table::Figure>& figures = stage.figures();
    std::vector<Rect> places;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const table::Figure figure = figures[i].of_dice ? dice.enlarged(figures[i]) : figures[i];
        places.push_back(place_of(ui, figure, view, free));
        draw_figure(ui, "figure" + std::to_string(i), figure, places.back());
    }
    if (const auto counted = stage.counted()) {
        const table::Figure sum{counted->words, counted->at, counted->radius, {1, 0}};
        places.push_back(place_of(ui, sum, view, free));
        draw_figure(ui, "counted", sum, places.back());
    }
    return places;
}

}  // namespace screens
