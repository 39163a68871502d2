// The selected pair: its score, and both formations in place.

#include "game/coin_wars/lab/alike.h"
#include "game/coin_wars/lab/line_up_shape.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/screens/lab/league_view.h"

namespace screens {

namespace {

constexpr double kMat = 104;  // points

void draw_side(LeagueView& view, cw::Side side) {
    ui::Ui& ui = view.ui;
    ui.sign(sign_of(side), view.name(side == cw::Side::Heads ? view.row : view.column));
    const cw::Scenario& scenario = *view.meeting->laid[0];
    draw_line_up(view.app, ui.take(ui.px(kMat)), laid(scenario, side));
    const lab::LineUpShape shape = lab::shape_of(scenario, side);
    ui.remark(say("{1} wide, {2} deep; {3} of {4} coins touch in one group", cw::inches(shape.front),
                  cw::inches(shape.depth), shape.in_touch, shape.coins));
    ui.space(4);
}

// Says whether wide and closed formations score better.
void draw_meaning(LeagueView& view) {
    if (!lab::find_alike(view.table().key)) return;
    if (view.by_width.count[1] > 0)
        view.ui.remark(
            say("With these coins, the wider half of all formations scores {1} % on average, the narrower half {2} %.",
                figure(100 * view.by_width.score[1], 0), figure(100 * view.by_width.score[0], 0)));
    if (view.by_touch.count[0] == 0 || view.by_touch.count[1] == 0) return;
    view.ui.remark(
        say("Formations with at least half of their coins in one group score {1} % on average, the others {2} %.",
            figure(100 * view.by_touch.score[1], 0), figure(100 * view.by_touch.score[0], 0)));
}

}  // namespace

void draw_league_pair(LeagueView& view) {
    ui::Ui& ui = view.ui;
    const lab::LeagueCell cell = view.table().cell(view.row, view.column);
    const lab::Estimate score = lab::score(cell.pairs, lab::IntervalKind::Fixed, view.alpha());
    const auto won = static_cast<int>(cell.wins()), drawn = static_cast<int>(cell.draws),
               all = static_cast<int>(cell.battles());
    ui.heading(say("{1} against {2}", view.name(view.row), view.name(view.column)));
    ui.text(say("{1} (95 % interval, for all {2} pairs together)",
                percent(score.value, 1) + rules::comma() + percent(score.interval),
                static_cast<int>(view.table().cells.size())));
    ui.remark(say("{1} battles: won {2}, drawn {3}, lost {4}", all, won, drawn, all - won - drawn));
    ui.space(4);
    if (!view.meeting) return;
    draw_side(view, cw::Side::Heads);
    draw_side(view, cw::Side::Tails);
    draw_meaning(view);
}

}  // namespace screens
