#include "game/coin_wars/screens/menus/battle_card.h"

#include <cmath>

namespace screens {

namespace {

constexpr double kPad = 22, kMapHeight = 208, kStar = 7;  // points

// One line of small print on the card. Out of sight it can be read aloud all the same.
void print_line(ui::Ui& ui, const Phrase& text, const Rect& rect, ui::Colour colour = palette::kSoft) {
    if (text.empty()) return;
    if (is_in_sight(ui, rect)) ui.paint().print({rect.x0, rect.y0}, text, Type::Small, colour);
    ui.explain(text, rect, Type::Small);
}

double left_of(const ui::Ui& ui, const Phrase& label, double x) {
    return x + ui.text_width(label, Type::Small) + ui.px(6);
}

// Both ratings side by side.
void print_ratings(ui::Ui& ui, const battles::Battle& battle, const Rect& line) {
    const Phrase length = say("Length"), difficulty = say("Rules to know");
    const double middle = line.center().y, star = ui.px(kStar), stars = kMaxStars * 2.3 * star;
    if (!is_in_sight(ui, line)) {
        ui.explain(length, line, Type::Small);
        return ui.explain(difficulty, line, Type::Small);
    }
    print_line(ui, length, {line.x0, line.y0, line.x0 + ui.text_width(length, Type::Small) + 2, line.y1});
    double x = left_of(ui, length, line.x0);
    draw_stars(ui, {x, middle}, star, length_stars(battle));
    x += stars + ui.px(18);
    print_line(ui, difficulty, {x, line.y0, line.x1, line.y1});
    draw_stars(ui, {left_of(ui, difficulty, x), middle}, star, difficulty_stars(battle));
}

void print_map(BattleApp& app, const BattleCard& card, const Rect& map) {
    if (card.preview) return draw_preview(app, map, *card.preview);
    app.ui().paint().fill(map, palette::kSoft.faded(0.18), app.ui().px(3));
}

}  // namespace

bool is_in_sight(const ui::Ui& ui, const Rect& rect) { return rect.y1 > 0 && rect.y0 < ui.height(); }

double card_height(const ui::Ui& ui, const battles::Battle& battle, double width) {
    const double small = ui.line_height(Type::Small);
    const double summary = ui.text_height(known(battle.summary), Type::Small, width - 2 * ui.px(kPad));
    return ui.px(14) + ui.line_height(Type::Heading) + small + ui.px(8 + kMapHeight + 10) + summary + ui.px(8) +
           4 * small + ui.px(16);
}

bool draw_battle_card(BattleApp& app, const BattleCard& card, const Rect& rect) {
    ui::Ui& ui = app.ui();
    const battles::Battle& battle = card.battle;
    const ui::Painter paint = ui.paint();
    const bool in_sight = is_in_sight(ui, rect);
    if (in_sight) paint.paper(rect, 6);
    const Phrase title = battle.title.empty() ? plain(battle.name) : known(battle.title);
    const bool pressed = ui.area(title, rect);
    if (ui.hovered() || ui.focused()) {
        paint.fill(rect, palette::kChosen, ui.px(4));
        paint.fill({rect.x0, rect.y0, rect.x0 + ui.px(5), rect.y1}, palette::kAccent, ui.px(2));
    }
    const double left = rect.x0 + ui.px(kPad), right = rect.x1 - ui.px(kPad), small = ui.line_height(Type::Small);
    double y = rect.y0 + ui.px(14);
    const auto next_line = [&] {
        const Rect line{left, y, right, y + small};
        y += small;
        return line;
    };
    if (in_sight) paint.print({left, y}, title, Type::Heading, palette::kInk);
    y += ui.line_height(Type::Heading);
    print_line(ui, joined({card.from, era_line(battle)}, plain(", ")), next_line());
    y += ui.px(8);
    if (in_sight) {
        print_map(app, card, {left, y, right, y + ui.px(kMapHeight)});
        y += ui.px(kMapHeight + 10);
        const double summary = ui.text_height(known(battle.summary), Type::Small, right - left);
        paint.print_lines({left, y, right, y + summary}, known(battle.summary), Type::Small, palette::kInk);
    }
    y = rect.y1 - ui.px(16) - 4 * small;
    const auto& sides = battle.scenario.sides;
    print_line(
        ui,
        joined({say("{1} against {2}", known(sides[0].name), known(sides[1].name)), length_line(battle)}, plain(", ")),
        next_line());
    print_ratings(ui, battle, next_line());
    print_line(ui, card.odds ? odds_line(battle.scenario, *card.odds) : coins_line(battle), next_line());
    print_line(ui, card.won, next_line(), palette::kAccent);
    return pressed;
}

}  // namespace screens
