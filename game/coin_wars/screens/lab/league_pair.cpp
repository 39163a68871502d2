// The pair that is looked at: what it scored, and both as they stand.

#include "game/coin_wars/screens/lab/league_view.h"

namespace screens {

namespace {

constexpr double kMat = 104;  // points

void draw_side(LeagueView& view, cw::Side side) {
    ui::Ui& ui = view.ui;
    ui.sign(sign_of(side), view.name(side == cw::Side::Heads ? view.row : view.column));
    draw_line_up(view.app, ui.take(ui.px(kMat)), laid(*view.meeting->laid[0], side));
    ui.space(4);
}

}  // namespace

void draw_league_pair(LeagueView& view) {
    ui::Ui& ui = view.ui;
    const lab::LeagueCell cell = view.table().cell(view.row, view.column);
    const lab::Estimate score = lab::score(cell.pairs, lab::Kind::Fixed);
    const auto won = static_cast<int>(cell.wins()), drawn = static_cast<int>(cell.draws),
               all = static_cast<int>(cell.battles());
    ui.heading(say("{1} against {2}", view.name(view.row), view.name(view.column)));
    ui.text(say("{1}: the 95 % interval", percent(score.value, 1) + plain(", ") + percent(score.interval)));
    ui.remark(say("{1} battles: won {2}, drawn {3}, lost {4}", all, won, drawn, all - won - drawn));
    ui.space(4);
    if (!view.meeting) return;
    draw_side(view, cw::Side::Heads);
    draw_side(view, cw::Side::Tails);
}

}  // namespace screens
