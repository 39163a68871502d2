// The side panel of a problem: what is asked, what came of it, and the ways on.

#include <cmath>

#include "game/coin_wars/problems/problem_words.h"
#include "game/coin_wars/screens/battle/guide_slip.h"
#include "game/coin_wars/screens/battle/problem_play.h"

namespace screens {
namespace {

using State = ProblemPlay::State;

constexpr words::Key kHint = mark("Hint"), kShow = mark("Show the solution"), kAgain = mark("Try again"),
                     kNext = mark("Next problem"), kAll = mark("All problems");

void way_on(Battle& battle, words::Key label) {
    ProblemPlay& play = *battle.problem;
    const std::string& name = play.problem().name;
    if (label == kHint) play.hint(battle);
    if (label == kShow) battle.app.solve(name, Solving::Shown);
    if (label == kAgain) battle.app.solve(name, Solving::Asked);
    if (label == kNext) {
        const ProblemBox box = load_box(battle.app.profile(), battle.app.library());
        const problems::Problem* next = box.after(name, load_solved(battle.app.profile()));
        if (next) return battle.app.solve(next->name, Solving::Asked);
    }
    if (label == kNext || label == kAll) battle.app.go("problems");
}

Phrase hint_of(const Battle& battle) {
    const cw::Match& start = battle.game.steps() > 0 ? battle.game.before(0) : battle.match();
    return say("Hint: {1}.", cw::listed(*start.scenario, battle.problem->hinted_coins(start)));
}

Phrase chances_of(const problems::Problem& problem) {
    return say("{1} % to win; the best of all others leaves {2} %.", static_cast<int>(std::lround(100 * problem.chance)),
               static_cast<int>(std::lround(100 * problem.second)));
}

std::vector<Guide::Words> words_of(const Battle& battle) {
    const ProblemPlay& play = *battle.problem;
    const problems::Problem& problem = play.problem();
    const Phrase reason = name_of(problem.theme) + plain(". ") + reason_in_words(problem);
    switch (play.state()) {
        case State::Asked: {
            const Phrase asked = asked_in_words(problem);
            return {{play.hinted() ? asked + plain(" ") + hint_of(battle) : asked}};
        }
        case State::Wrong:
            return {{say("That is not it. See what comes of it, then try again."), {.colour = palette::kAccent}}};
        case State::Solved:
            return {{say("Solved!"), {.type = Type::Strong}}, {chances_of(problem), {.type = Type::Small}}, {reason}};
        case State::Showing:
            return {{say("So it goes:")}};
        case State::Shown:
            break;
    }
    return {{chances_of(problem), {.type = Type::Small}}, {reason}};
}

std::vector<words::Key> best_ways(State state) {
    if (state == State::Wrong) return {kAgain};
    if (state == State::Solved || state == State::Shown) return {kNext};
    return {};
}

std::vector<words::Key> quiet_ways(State state) {
    if (state == State::Asked) return {kHint, kShow, kAll};
    if (state == State::Wrong) return {kShow, kAll};
    if (state == State::Showing) return {kAll};
    return {kAgain, kAll};
}

}  // namespace

double draw_problem_slip(Battle& battle, double top) {
    battle.problem->follow(battle);
    const problems::Problem& problem = battle.problem->problem();
    const Phrase source = source_in_words(problem);
    const State state = battle.problem->state();
    const Guide guide{.name = "problem",
                      .heading = source.empty() ? say("A problem") : source,
                      .count = say("A problem"),
                      .words = words_of(battle),
                      .best = best_ways(state),
                      .quiet = quiet_ways(state)};
    return draw_guide(battle, guide, top, [&](words::Key label) { way_on(battle, label); });
}

}  // namespace screens
