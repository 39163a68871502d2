#include "game/coin_wars/screens/menus/battle_card.h"

#include "engine/ui/small_print.h"
#include "game/shell/list_kit.h"

namespace screens {

namespace {

constexpr double kPad = 22, kMapHeight = 208, kStar = 7, kStrip = 38, kLiftOfCards = 6;  // points

// Screen readers also read parts that are not painted.
enum class Paints { Nothing, All };

// Prints one line of small print on the card.
void print_line(ui::Ui& ui, const Phrase& text, const Rect& rect, Paints paints, ui::Colour colour = palette::kSoft) {
    if (text.empty()) return;
    const Phrase line = ui::fitted(ui, text, rect.width());
    if (paints == Paints::All && is_in_sight(ui, rect)) ui.paint().print({rect.x0, rect.y0}, line, Type::Small, colour);
    ui.explain(line, rect, Type::Small);
}

double left_of(const ui::Ui& ui, const Phrase& label, double x) {
    return x + ui.text_width(label, Type::Small) + ui.px(6);
}

// Prints both ratings side by side.
void print_ratings(ui::Ui& ui, const profile::BattleHead& battle, const Rect& line, Paints paints) {
    const Phrase length = say("Length"), difficulty = say("Rules to know");
    const double middle = line.center().y, star = ui.px(kStar), stars = kMaxStars * 2.3 * star;
    if (paints == Paints::Nothing || !is_in_sight(ui, line)) {
        ui.explain(length, line, Type::Small);
        return ui.explain(difficulty, line, Type::Small);
    }
    print_line(ui, length, {line.x0, line.y0, line.x0 + ui.text_width(length, Type::Small) + 2, line.y1}, paints);
    double x = left_of(ui, length, line.x0);
    draw_stars(ui, {x, middle}, star, length_stars(battle.all_coins(), battle.turns));
    x += stars + ui.px(18);
    print_line(ui, difficulty, {x, line.y0, line.x1, line.y1}, paints);
    draw_stars(ui, {left_of(ui, difficulty, x), middle}, star, difficulty_stars(battle.advanced_rules));
}

void print_map(BattleApp& app, const BattleCard& card, const Rect& map) {
    if (card.preview) return draw_preview(app, map, *card.preview);
    app.ui().paint().fill(map, palette::kSoft.faded(0.18), app.ui().px(3));
}

bool shipped(const profile::BattleHead& battle) { return battle.file.origin == battles::Origin::Shipped; }

void print_face(BattleApp& app, const BattleCard& card, const Rect& face, Paints paints) {
    ui::Ui& ui = app.ui();
    const profile::BattleHead& battle = card.battle;
    const ui::Painter paint = ui.paint();
    const bool in_sight = paints == Paints::All && is_in_sight(ui, face);
    const double left = face.x0 + ui.px(kPad), right = face.x1 - ui.px(kPad), small = ui.line_height(Type::Small);
    double y = face.y0 + ui.px(14);
    const auto next_line = [&] {
        const Rect line{left, y, right, y + small};
        y += small;
        return line;
    };
    if (in_sight) paint.print({left, y}, title_of(battle), Type::Heading, palette::kInk);
    y += ui.line_height(Type::Heading);
    print_line(ui, era_line(battle.era, battle.date), next_line(), paints);
    y += ui.px(8);
    if (in_sight) {
        print_map(app, card, {left, y, right, y + ui.px(kMapHeight)});
        y += ui.px(kMapHeight + 10);
        const double summary = ui.text_height(known(battle.summary), Type::Small, right - left);
        paint.print_lines({left, y, right, y + summary}, known(battle.summary), Type::Small, palette::kInk);
    }
    y = face.y1 - ui.px(16) - 4 * small;
    print_line(
        ui,
        joined({say("{1} against {2}", known(battle.sides[0]), known(battle.sides[1])), length_line(battle.turns)},
               rules::comma()),
        next_line(), paints);
    print_ratings(ui, battle, next_line(), paints);
    print_line(ui, card.odds ? odds_line(battle.sides, *card.odds) : coins_line(battle.coins), next_line(), paints);
    print_line(ui, card.won, next_line(), paints, palette::kAccent);
}

// Returns everything that the card shows, as a key for its stored picture.
std::string picture_key(const ui::Ui& ui, const BattleCard& card, bool lit) {
    std::string key =
        "battle " + card.battle.file.name + (card.preview ? " with" : " without") + " its table" + (lit ? ", lit" : "");
    for (const Phrase& part : {title_of(card.battle), known(card.battle.summary), card.won})
        key += "\n" + ui.translated(part);
    return key;
}

// Prints its origin and the menu button. True if the button was pressed.
bool print_strip(ui::Ui& ui, const BattleCard& card, const Rect& strip) {
    const double left = strip.x0 + ui.px(kPad), right = strip.x1 - ui.px(kPad), more = right - ui.px(kMoreWidth);
    ui.paint().line({left, strip.y0}, {right, strip.y0}, palette::kSoft.faded(0.4), 1);
    const double high = ui.text_height(card.from, Type::Small, more - ui.px(8) - left);
    const Rect words = ui::sized({left, strip.center().y - high / 2}, more - ui.px(8) - left, high);
    ui.place(words);
    ui.text(card.from, {.type = Type::Small, .colour = palette::kSoft});
    return draw_more(ui, title_of(card.battle), {more, strip.y0 + ui.px(4), right, strip.y1 - ui.px(4)});
}

}  // namespace

Phrase title_of(const profile::BattleHead& battle) {
    return battle.title.empty() ? plain(battle.file.name) : known(battle.title);
}

double card_height(const ui::Ui& ui, const profile::BattleHead& battle, double width) {
    const double small = ui.line_height(Type::Small);
    const double summary = ui.text_height(known(battle.summary), Type::Small, width - 2 * ui.px(kPad));
    return ui.px(14) + ui.line_height(Type::Heading) + small + ui.px(8 + kMapHeight + 10) + summary + ui.px(8) +
           4 * small + ui.px(16) + (shipped(battle) ? 0 : ui.px(kStrip));
}

CardTouch draw_battle_card(BattleApp& app, const BattleCard& card, const Rect& rect) {
    ui::Ui& ui = app.ui();
    const profile::BattleHead& battle = card.battle;
    const bool in_sight = is_in_sight(ui, rect);
    const Rect strip{rect.x0, shipped(battle) ? rect.y1 : rect.y1 - ui.px(kStrip), rect.x1, rect.y1};
    const Rect face{rect.x0, rect.y0, rect.x1, strip.y0};
    CardTouch touch = ui.area(title_of(battle), face) ? CardTouch::Pressed : CardTouch::Nothing;
    const bool near = is_near(ui, rect), lit = near && (ui.hovered() || ui.focused());
    const auto draw = [&](bool paints) {
        const ui::Painter paint = ui.paint();
        if (in_sight && paints) paint.paper(rect, kLiftOfCards, ui::Painter::Paper::Copied);
        if (in_sight && !paints) paint.shadow(rect, kLiftOfCards, rect);
        if (lit) paint.fill(face, palette::kChosen, ui.px(4));
        if (lit) paint.fill({face.x0, face.y0, face.x0 + ui.px(5), face.y1}, palette::kAccent, ui.px(2));
        if (near) print_face(app, card, face, paints ? Paints::All : Paints::Nothing);
    };
    if (card.scrolled && in_sight)
        ui.paint().cached(picture_key(ui, card, lit), rect, draw);
    else
        draw(true);
    if (near && !shipped(battle) && print_strip(ui, card, strip)) touch = CardTouch::More;
    return touch;
}

}  // namespace screens
