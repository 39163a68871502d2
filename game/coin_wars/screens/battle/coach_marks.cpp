// The coach's marks: a slip of paper with a few words and an arrow to what to click.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/screens/battle/coach.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/common/label_room.h"

namespace screens {

namespace {

constexpr int kDirections = 16;
constexpr double kTurn = 6.283185307179586;  // radians
constexpr double kArrow = 46, kHead = 13;    // points

Phrase words_for(const Coach::Mark& mark) {
    switch (mark.what) {
        case Coach::Asks::Coin:
            return say("Click this coin.");
        case Coach::Asks::Place:
            return say("Click here: it goes as far as its card reaches.");
        case Coach::Asks::Enemy:
            return mark.shot ? say("Click this enemy to shoot at it.") : say("Click this enemy to strike it.");
        default:
            return say("Move others too if you like. Then click here.");
    }
}

// What to click, in pixels.
struct Pointed {
    Vec2 at;
    double radius = 0;
};

std::optional<Pointed> aimed_by(const Battle& battle, const Coach::Mark& mark) {
    const render::View& view = battle.camera.view();
    if (mark.what != Coach::Asks::EndTurn) return Pointed{view.to_pixels(mark.at), mark.radius * view.scale};
    for (const ui::Label& label : battle.ui.labels())
        if (label.widget && label.text == "End turn") return Pointed{label.rect.center(), label.rect.height() / 2};
    return std::nullopt;
}

// Returns middles for a slip of this size an arrow's length around it, starting above; then the same farther away.
std::vector<Vec2> around(const ui::Ui& ui, const Pointed& aimed, Vec2 size) {
    std::vector<Vec2> middles;
    for (const double far : {1.0, 1.8, 3.0})
        for (int i = 0; i < kDirections; ++i) {
            const double turn = (i % 2 == 0 ? 1 : -1) * std::ceil(i / 2.0) * kTurn / kDirections - kTurn / 4;
            const Vec2 along{std::cos(turn), std::sin(turn)};
            const double away = aimed.radius + ui.px(kArrow) * far;
            middles.push_back(aimed.at + along * away + Vec2{along.x * size.x / 2, along.y * size.y / 2});
        }
    return middles;
}

void draw_arrow(const ui::Ui& ui, const ui::Painter& paint, const Rect& slip, const Pointed& aimed) {
    const Vec2 from{std::clamp(aimed.at.x, slip.x0, slip.x1), std::clamp(aimed.at.y, slip.y0, slip.y1)};
    const Vec2 along = unit(aimed.at - from), aside = left_of(along) * ui.px(kHead * 0.6);
    const Vec2 tip = aimed.at - along * (aimed.radius + ui.px(6)), foot = tip - along * ui.px(kHead);
    for (const bool shade : {true, false}) {
        const Vec2 by = shade ? Vec2{ui.px(1), ui.px(2)} : Vec2{};
        const ui::Colour ink = shade ? ui::Colour{0, 0, 0, 90} : ui::Colour{0xf2, 0xb4, 0x4c};
        paint.line(from + by, foot + by, ink, std::max(3.0, ui.px(4)));
        const std::array head{tip + by, foot + aside + by, foot - aside + by};
        paint.area(head, ink);
    }
}

void draw_slip_of(ui::Ui& ui, const Rect& slip, const Phrase& words) {
    ui.paint().paper(slip, 4);
    ui.paint().fill({slip.x0, slip.y0, slip.x0 + ui.px(4), slip.y1}, palette::kAccent);
    const Rect text{slip.x0 + ui.px(14), slip.y0 + ui.px(7), slip.x1 - ui.px(10), slip.y1 - ui.px(7)};
    ui.paint().print_lines(text, words, Type::Strong, palette::kInk);
    ui.written(words, text);
}

// Draws the slip above or below a button of the bar without covering it.
Rect draw_at_button(ui::Ui& ui, const Pointed& button, Vec2 size, const Phrase& words) {
    const bool above = button.at.y > ui.height() / 2;
    const double away = button.radius + ui.px(24),
                 x = std::min(button.at.x + size.x / 2, ui.width() - ui.px(8)) - size.x;
    const double y = above ? button.at.y - away - size.y : button.at.y + away;
    const Rect slip = ui::sized({x, y}, size.x, size.y);
    Rect all = slip;
    all.y0 = above ? slip.y0 : button.at.y + button.radius + 1;
    all.y1 = above ? button.at.y - button.radius - 1 : slip.y1;
    ui.bare("coach", all, [&] {
        draw_arrow(ui, ui.paint(), slip, button);
        draw_slip_of(ui, slip, words);
    });
    return slip;
}

}  // namespace

std::optional<Rect> draw_coach(const Battle& battle, const render::Scene& scene, const std::vector<Rect>& covered) {
    Coach* coach = battle.exercise.coach;
    if (!coach) return std::nullopt;
    coach->went_back_to(battle.game.steps());
    for (std::size_t i = coach->noted(); i < battle.game.steps(); ++i)
        coach->note(battle.game.before(i), battle.game.command(i));
    coach->follow(battle.match(), battle.game.version(), battle.pointing.selected());
    if (!coach->mark() || battle.is_asked() || battle.waits() || battle.game.stage().moving()) return std::nullopt;
    ui::Ui& ui = battle.ui;
    const Phrase words = words_for(*coach->mark());
    ui.announce("coach", words);
    const auto aimed = aimed_by(battle, *coach->mark());
    if (!aimed) return std::nullopt;
    const double wide = std::min(ui.px(230), ui.text_width(words, Type::Strong) + 2);
    const Vec2 size{wide + ui.px(24), ui.text_height(words, Type::Strong, wide) + ui.px(14)};
    if (coach->mark()->what == Coach::Asks::EndTurn) return draw_at_button(ui, *aimed, size, words);
    LabelRoom room(layout_of(battle).table.grown(-ui.px(6)));
    for (const Rect& rect : covered) room.keep_clear(rect);
    room.keep_clear(scene, battle.camera.view());
    room.keep_clear(aimed->at, aimed->radius);
    const std::vector<Vec2> middles = around(ui, *aimed, size);
    auto slip = room.take(size, middles);
    if (!slip) slip = room.take_over_coins(size, middles);
    if (!slip) return std::nullopt;
    ui.paint().circle(aimed->at, aimed->radius + ui.px(3), {0xf2, 0xb4, 0x4c}, std::max(2.0, ui.px(3)));
    draw_arrow(ui, ui.paint(), *slip, *aimed);
    ui.bare("coach", slip->grown(ui.px(8)), [&] { draw_slip_of(ui, *slip, words); });
    return slip;
}

}  // namespace screens
