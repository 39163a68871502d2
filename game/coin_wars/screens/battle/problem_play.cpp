#include "game/coin_wars/screens/battle/problem_play.h"

#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/problems/solution.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/intent.h"

namespace screens {

using problems::Asked;

void ProblemPlay::follow(Battle& battle) {
    if (state_ == State::Showing) return show_next(battle);
    if (state_ != State::Asked || version_ == battle.game.version()) return;
    version_ = battle.game.version();
    judge(battle);
}

void ProblemPlay::judge(Battle& battle) {
    const cw::Match& now = battle.match();
    if (battle.game.steps() == 0 || battle.deciding()) return;
    const cw::Side side = battle.game.before(0).side;
    const bool over = !battle.playing() || now.side != side;
    if (problem_.asked == Asked::Better && !over) return;
    if (problems::solves(problem_, now)) {
        state_ = State::Solved;
        (void)profile::save_solved(battle.app.profile(), problem_.name);
        return;
    }
    if (!over && now.actions_left > 0) return;
    state_ = State::Wrong;
    if (!over) battle.submit(cw::EndTurn{});
}

void ProblemPlay::show_next(Battle& battle) {
    if (battle.game.stage().moving() || battle.waits_for_bot()) return;
    if (battle.deciding()) {
        core::Random random(1);
        const auto answer = bots::answer(battle.match(), battle.match().awaiting.front().side, random);
        if (answer) battle.submit(*answer);
        return;
    }
    if (shown_ == problem_.solution.size()) {
        state_ = State::Shown;
        return;
    }
    battle.submit(problem_.solution[shown_++]);
}

void ProblemPlay::hint(Battle& battle) {
    hinted_ = true;
    const std::vector<int> coins = hinted_coins(battle.match());
    if (!coins.empty() && battle.game.steps() == 0) battle.pointing.select(battle.match(), coins.front());
}

std::vector<int> ProblemPlay::hinted_coins(const cw::Match& start) const {
    return table::acting(start, problem_.solution.front());
}

}  // namespace screens
