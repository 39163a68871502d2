#include "game/coin_wars/problems/mistakes.h"

#include "game/coin_wars/problems/position.h"
#include "game/coin_wars/problems/solution.h"
#include "game/coin_wars/problems/theme.h"
#include "game/coin_wars/rules/army.h"

namespace problems {

namespace {

// The position renumbers its Armies, in the same order.
std::string now_called(const cw::Match& before, const std::string& army) {
    int number = 0;
    for (const cw::Army& each : before.armies) {
        ++number;
        if (cw::army_id(each.number) == army) return cw::army_id(number);
    }
    return army;
}

struct Renaming {
    const cw::Match& before;
    template <class C>
    cw::Command operator()(C command) const {
        if constexpr (requires { command.army; })
            if (!command.army.empty()) command.army = now_called(before, command.army);
        return command;
    }
};

bool belongs(const cw::Command& command) {
    return !holds_alternative<cw::EndTurn>(command) && !holds_alternative<cw::Decide>(command);
}

}  // namespace

std::optional<Problem> mistake_of(const Battle& battle, const analysis::TurnReview& turn) {
    const cw::Match& before = battle.steps[turn.first].before;
    const auto scenario = position_of(before);
    if (!scenario) return std::nullopt;
    Problem problem;
    if (turn.better.empty()) return std::nullopt;
    problem.battle = written(*scenario);
    problem.actions = before.actions_left;
    problem.asked = Asked::Better;
    problem.chance = turn.best;
    problem.second = std::max(0.0, turn.played());
    problem.source = {battle.title.empty() ? "Free battle" : battle.title, turn.turn};
    for (const cw::Command& command : turn.better)
        if (belongs(command)) problem.solution.push_back(visit(Renaming{before}, command));
    const cw::Match start = start_of(problem);
    if (problem.solution.empty() || start.phase != cw::Phase::Play || !played(start, problem.solution))
        return std::nullopt;
    problem.theme = deed_of(start, problem.solution).theme;
    problem.name =
        battle.when + " turn " + (turn.turn < 10 ? "0" : "") + std::to_string(turn.turn) + " " + rules::word(turn.side);
    return problem;
}

std::vector<Problem> mistakes_of(const Battle& battle, const analysis::Analysis& found) {
    std::vector<Problem> problems;
    for (const analysis::TurnReview& turn : found.turns) {
        if (!battle.own[cw::index(turn.side)] || turn.better.empty() || turn.loss() < analysis::kBlunder) continue;
        if (auto problem = mistake_of(battle, turn)) problems.push_back(std::move(*problem));
    }
    return problems;
}

}  // namespace problems
