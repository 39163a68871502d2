// The goals in a band under the top bar: how far each side is, the turn, and who would win if it ended now. It
// waits for what the table still shows. Pressed, it tells more.

#include "game/coin_wars/rules/victory_tally.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/common/battle_about.h"
#include "game/coin_wars/screens/common/battle_start.h"

namespace screens {

namespace {

constexpr double kMargin = 14, kAbove = 5, kSign = 20;        // points
constexpr std::array<double, 3> kShares{0.385, 0.385, 0.23};  // of the band's width: the sides, the turn

Phrase counts_of(const cw::GoalTally& goal) {
    return goal.counts.empty() ? goal.goal : joined(goal.counts, plain(" \u00b7 "));
}

std::array<Phrase, 3> cells_of(const cw::Tally& tally) {
    return {counts_of(tally.sides[0]), counts_of(tally.sides[1]), joined({tally.turn, tally.now}, plain("\n"))};
}

double width_of(const ui::Ui& ui, std::size_t cell, double band) {
    return band * kShares[cell] - ui.px(kMargin) - (cell < 2 ? ui.px(kSign) : 0);
}

}  // namespace

double goals_height(const Battle& battle) {
    if (battle.match().phase < cw::Phase::Deploy || battle.lesson) return 0;
    const ui::Ui& ui = battle.ui;
    const auto cells = cells_of(cw::tally_of(battle.game.shown_match()));
    double height = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
        height = std::max(height, ui.text_height(cells[i], Type::Small, width_of(ui, i, ui.width())));
    return std::round(height + 2 * ui.px(kAbove));
}

void draw_goals(Battle& battle) {
    ui::Ui& ui = battle.ui;
    const Rect rect = ui::sized({0, ui.rail_height()}, ui.width(), goals_height(battle));
    if (rect.height() <= 0) return;
    const auto cells = cells_of(cw::tally_of(battle.game.shown_match()));
    ui.bare("goals", rect, [&] {
        const bool pressed = ui.area(say("Goals"), rect);
        const ui::Painter paint = ui.paint();
        paint.fill(rect, palette::kWalnut.faded(ui.hovered() || ui.focused() ? 1 : 0.93));
        paint.line({rect.x0, rect.y1}, {rect.x1, rect.y1}, palette::kBrassDark.faded(0.8), ui.px(1));
        double x = rect.x0 + ui.px(kMargin);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const double indent = i < 2 ? ui.px(kSign) : 0, wide = width_of(ui, i, rect.width());
            const double middle = rect.y0 + ui.px(kAbove) + ui.line_height(Type::Small) / 2;
            if (i < 2) paint.sign({x + ui.px(6), middle}, ui.px(6), sign_of(static_cast<cw::Side>(i)));
            const Rect print{x + indent, rect.y0 + ui.px(kAbove), x + indent + wide, rect.y1 - ui.px(kAbove)};
            paint.print_lines(print, cells[i], Type::Small, palette::kCream);
            ui.explain(cells[i], print, Type::Small);
            x += rect.width() * kShares[i];
        }
        if (pressed) battle.tell_about();
    });
}

void Battle::tell_about() {
    const SetUp& set_up = game.set_up();
    BattleAbout about{.scenario = match().scenario, .tally = cw::tally_of(game.shown_match())};
    about.swapped = set_up.swapped;
    if (auto found = named_battle(app.library(), set_up.battle)) about.pages = std::move(*found);
    app.tell_about(about);
}

}  // namespace screens
