// The strip at the table's upper edge: how a bot's turn can be hurried while it is shown, and what the turn before has
// brought until somebody acts.

#include "game/coin_wars/screens/battle/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kHasty = 3;  // times the ordinary speed

struct Choice {
    Phrase label;
    Look look = Look::Plain;
};

// A strip of paper with a sentence and buttons, in the middle of the table's upper edge; which button was pressed.
std::optional<std::size_t> draw_strip(ui::Ui& ui, const Rect& free, const std::vector<Rect>& purses,
                                      const Phrase& words, const std::vector<Choice>& choices) {
    const double gap = ui.px(10), high = ui.px(34), beside = words.empty() ? 0 : ui.px(16);
    double buttons = gap * static_cast<double>(choices.size() - 1);
    for (const Choice& choice : choices) buttons += button_width(ui, choice.label, 70);
    const double most = free.width() - ui.px(40), printed = ui.text_width(words, Type::Body) + 2;
    const bool one_row = ui.px(36) + printed + beside + buttons <= most;
    const double inner = std::min(most - ui.px(36), one_row ? printed + beside + buttons : std::max(printed, buttons));
    const double tall = one_row || words.empty() ? high : high + ui.px(6) + ui.text_height(words, Type::Body, inner);
    const double left = std::round(free.center().x - inner / 2);
    double top = free.y0 + ui.px(18);
    const auto paper_at = [&](double y) {
        return Rect{left - ui.px(18), y - ui.px(9), left + inner + ui.px(18), y + tall + ui.px(9)};
    };
    // Below a purse that it would reach over.
    for (const Rect& purse : purses)
        if (const Rect both = paper_at(top).within(purse); both.width() > 0 && both.height() > 0)
            top = purse.y1 + ui.px(17);
    const Rect paper = paper_at(top);
    std::optional<std::size_t> pressed;
    ui.bare("turn strip", paper.grown(ui.px(12)), [&] {
        ui.paint().paper(paper, 5);
        double x = left + (one_row ? inner - buttons : 0);
        if (!words.empty() && one_row) {
            const double line = ui.line_height(Type::Body);
            ui.place(ui::sized({left, top + (high - line) / 2}, printed, line));
            ui.text(words, {.type = Type::Body});
        } else if (!words.empty()) {
            const Rect rows{left, top, left + inner, top + ui.text_height(words, Type::Body, inner)};
            ui.paint().print_lines(rows, words, Type::Body, palette::kInk);
            ui.explain(words, rows, Type::Body);
        }
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const double wide = button_width(ui, choices[i].label, 70);
            ui.place(ui::sized({x, top + tall - high}, wide, high));
            if (ui.button(choices[i].label, choices[i].look)) pressed = i;
            x += wide + gap;
        }
    });
    return pressed;
}

Phrase hint() { return say("A click hurries whatever moves."); }

// Said once, with the first action of a battle between people.
void draw_hint(Battle& battle, const Rect& free) {
    const cw::Match& match = battle.match();
    if (match.turn > 1 || match.actions_left + 1 < cw::kActionsATurn || !battle.game.stage().moving()) return;
    const Vec2 at{free.center().x, free.y0 + battle.ui.px(30)};
    battle.ui.tag(hint(), at, {.type = Type::Small, .colour = palette::kCream});
}

void draw_hurry(Battle& battle, const Rect& free, const std::vector<Rect>& purses) {
    const bool hasty = battle.bots.speed() > 1;
    const Phrase hint = battle.match().turn < 2 ? say("A click hurries whatever moves.") : Phrase();
    const auto pressed =
        draw_strip(battle.ui, free, purses, hint, {{say("Faster"), hasty ? Look::Accent : Look::Plain}, {say("Skip")}});
    if (pressed == 0U) battle.bots.set_speed(hasty ? 1 : kHasty);
    if (pressed == 1U) battle.bots.skip();
}

}  // namespace

void Aftermath::follow(const BattleGame& game) {
    if (version == game.version()) return;
    version = game.version();
    traces = game.traces();
    seen = false;
}

void follow_aftermath(Battle& battle) {
    battle.log.aftermath.follow(battle.game);
    const bool acts = battle.pointing.selected() != cw::kNobody || !battle.gathered.empty();
    battle.log.aftermath.seen = battle.log.aftermath.seen || acts;
}

bool shows_aftermath(const Battle& battle) {
    return battle.playing() && !battle.deciding() && !battle.waits_for_bot() && !battle.game.stage().moving() &&
           !battle.log.aftermath.seen && !battle.log.aftermath.traces.empty();
}

void draw_turn_strip(Battle& battle, const Rect& free, const std::vector<Rect>& purses) {
    if (battle.lesson || battle.is_asked()) return;
    if (battle.playing() && battle.game.persons() == 1 && battle.bots.shows_turn())
        return draw_hurry(battle, free, purses);
    if (battle.playing() && battle.game.persons() == 2) draw_hint(battle, free);
    if (!shows_aftermath(battle)) return;
    const Phrase words = table::summary(battle.game.scenario(), battle.log.aftermath.traces);
    if (draw_strip(battle.ui, free, purses, words, {{say("Watch again")}})) battle.watch(Battle::From::LastTurn);
}

}  // namespace screens
