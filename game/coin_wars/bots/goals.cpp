#include "game/coin_wars/bots/goals.h"

namespace bots {

using namespace rules::coin_wars;

namespace {

void collect(const Condition& condition, std::vector<Goal>& goals) {
    for (const Condition& part : condition.of) collect(part, goals);
    if (condition.kind != Condition::Kind::Held || condition.area.size() < 3) return;
    Vec2 middle;
    for (const Vec2 corner : condition.area) middle = middle + corner;
    goals.push_back({&condition.area, middle / static_cast<double>(condition.area.size())});
}

}  // namespace

std::vector<Goal> goals_of(const Scenario& scenario) {
    std::vector<Goal> goals;
    for (const auto& goal : scenario.victory.goals)
        if (goal) collect(*goal, goals);
    for (const LimitResult& result : scenario.victory.results) collect(result.when, goals);
    return goals;
}

}  // namespace bots
