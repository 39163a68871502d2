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
constexpr double kBelowGoals = 12;           // points: between the goals and the slip

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

// The place to click, in pixels.
struct Pointed {
    Vec2 at;
    double radius = 0;
};

std::optional<Rect> where_turn_ends(const ui::Ui& ui) {
    for (const ui::Label& label : ui.labels())
        if (label.widget && label.text == "End turn") return label.rect;
    return std::nullopt;
}

Vec2 size_of(const ui::Ui& ui, const Phrase& words) {
    const double wide = std::min(ui.px(230), ui.text_width(words, Type::Strong) + 2);
    return {wide + ui.px(24), ui.text_height(words, Type::Strong, wide) + ui.px(14)};
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

void draw_arrow(const ui::Ui& ui, const ui::Painter& paint, const Rect& side_panel, const Pointed& aimed) {
    const Vec2 from{std::clamp(aimed.at.x, side_panel.x0, side_panel.x1),
                    std::clamp(aimed.at.y, side_panel.y0, side_panel.y1)};
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

void draw_panel_of(ui::Ui& ui, const Rect& side_panel, const Phrase& words) {
    ui.paint().paper(side_panel, 4);
    ui.paint().fill({side_panel.x0, side_panel.y0, side_panel.x0 + ui.px(4), side_panel.y1}, palette::kAccent);
    const Rect text{side_panel.x0 + ui.px(14), side_panel.y0 + ui.px(7), side_panel.x1 - ui.px(10),
                    side_panel.y1 - ui.px(7)};
    ui.paint().print_lines(text, words, Type::Strong, palette::kInk);
    ui.add_label(words, text);
}

// Below the goals, in the room that the column of slips leaves for it or where it hides no coin; its arrow goes up to
// the button beside what the goals say.
Rect draw_below_goals(const Battle& battle, const Rect& button, LabelRoom& room, const Phrase& words) {
    ui::Ui& ui = battle.ui;
    const Layout layout = layout_of(battle);
    const Vec2 size = size_of(ui, words);
    const double right = layout.narrow ? ui.width() - ui.px(10) : layout.side_panels.x1;
    std::vector<Vec2> middles;
    for (const double down : {0.0, 1.5, 3.0})
        for (double x = right - size.x / 2; x > ui.width() / 2; x -= size.x / 4)
            middles.push_back({x, layout.table.y0 + ui.px(kBelowGoals) + size.y * (0.5 + down)});
    Rect side_panel = ui::sized(middles.front() - size / 2, size.x, size.y);
    if (layout.narrow) side_panel = room.take_over_coins(size, middles).value_or(side_panel);
    const Vec2 tip{std::clamp(side_panel.x1 - ui.px(20), button.x0 + ui.px(8), button.x1 - ui.px(8)), button.y1};
    const Rect all{std::min(side_panel.x0, tip.x - ui.px(12)), button.y1 + 1,
                   std::max(side_panel.x1, tip.x + ui.px(12)), side_panel.y1};
    ui.overlay("coach", all, [&] {
        draw_arrow(ui, ui.paint(), side_panel, {tip, 0});
        draw_panel_of(ui, side_panel, words);
    });
    return side_panel;
}

}  // namespace

void follow_coach(const Battle& battle) {
    Coach* coach = battle.exercise.coach;
    if (!coach) return;
    coach->went_back_to(battle.game.steps());
    for (std::size_t i = coach->noted(); i < battle.game.steps(); ++i)
        coach->note(battle.game.before(i), battle.game.command(i));
    coach->follow(battle.match(), battle.game.version(), battle.pointing.selected());
}

double room_for_coach(const Battle& battle) {
    const Coach* coach = battle.exercise.coach;
    if (!coach || !coach->mark() || coach->mark()->what != Coach::Asks::EndTurn) return 0;
    return size_of(battle.ui, words_for(*coach->mark())).y + 2 * battle.ui.px(kBelowGoals);
}

std::optional<Rect> draw_coach(const Battle& battle, const render::Scene& scene, const std::vector<Rect>& covered) {
    const Coach* coach = battle.exercise.coach;
    if (!coach || !coach->mark() || battle.has_dialog() || battle.waits() || battle.game.stage().moving())
        return std::nullopt;
    ui::Ui& ui = battle.ui;
    const Phrase words = words_for(*coach->mark());
    ui.announce("coach", words);
    LabelRoom room(layout_of(battle).table.grown(-ui.px(6)));
    for (const Rect& rect : covered) room.keep_clear(rect);
    room.keep_clear(scene, battle.camera.view());
    if (coach->mark()->what == Coach::Asks::EndTurn) {
        const std::optional<Rect> button = where_turn_ends(ui);
        return button ? std::optional(draw_below_goals(battle, *button, room, words)) : std::nullopt;
    }
    const render::View& view = battle.camera.view();
    const Pointed aimed{view.to_pixels(coach->mark()->at), coach->mark()->radius * view.scale};
    room.keep_clear(aimed.at, aimed.radius);
    const Vec2 size = size_of(ui, words);
    const std::vector<Vec2> middles = around(ui, aimed, size);
    auto side_panel = room.take(size, middles);
    if (!side_panel) side_panel = room.take_over_coins(size, middles);
    if (!side_panel) return std::nullopt;
    ui.paint().circle(aimed.at, aimed.radius + ui.px(3), {0xf2, 0xb4, 0x4c}, std::max(2.0, ui.px(3)));
    draw_arrow(ui, ui.paint(), *side_panel, aimed);
    ui.overlay("coach", side_panel->grown(ui.px(8)), [&] { draw_panel_of(ui, *side_panel, words); });
    return side_panel;
}

}  // namespace screens
