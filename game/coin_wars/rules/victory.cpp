#include "game/coin_wars/rules/victory.h"

#include <set>

#include "engine/core/lists.h"
#include "engine/measure/measure.h"

namespace rules::coin_wars {

namespace {

using Kind = Condition::Kind;
using When = Condition::When;

// Open: undecided at this moment.
enum class Truth { No, Open, Yes };

Truth truth(bool yes) { return yes ? Truth::Yes : Truth::No; }

// Visits every condition of the tree, in order.
template <class Visit>
void each(const Condition& condition, const Visit& visit) {
    visit(condition);
    for (const Condition& part : condition.of) each(part, visit);
}

template <class Visit>
void each(const Victory& victory, const Visit& visit) {
    for (const auto& goal : victory.goals)
        if (goal) each(*goal, visit);
    for (const LimitResult& result : victory.results) each(result.when, visit);
}

// Visits goals and results, then degrees (BX-14) and ground (BX-13).
template <class Visit>
void each(const Scenario& scenario, const Visit& visit) {
    each(scenario.victory, visit);
    for (const VictoryDegree& degree : scenario.victory.degrees)
        if (degree.when) each(*degree.when, visit);
    for (const Terrain& ground : scenario.terrain)
        for (const auto& condition : {&ground.begins, &ground.ends})
            if (*condition) each(**condition, visit);
}

struct Losses {
    int coins = 0, cents = 0;
};

Losses losses(const Match& match, const Condition& condition) {
    Losses lost;
    for (int i = 0; i < match.count(); ++i) {
        if (match.coin(i).place != Place::Fallen || match.side_of(i) != condition.side) continue;
        if (!core::empty_or_contains(condition.named, i)) continue;
        ++lost.coins;
        lost.cents += match.type(i).cents;
    }
    return lost;
}

bool has_lost_all(const Match& match, const Condition& condition) {
    const Losses lost = losses(match, condition);
    return lost.coins >= coins_asked(condition) && lost.cents >= condition.cents;
}

int standing(const Match& match, const Condition& held) {
    int count = 0;
    for (int i = 0; i < match.count(); ++i) {
        if (!match.on_table(i) || match.side_of(i) != held.side) continue;
        if (!core::empty_or_contains(held.named, i)) continue;
        if (!core::empty_or_contains(held.types, match.setup(i).type)) continue;
        if (measure::inside(held.area, match.coin(i).at)) ++count;
    }
    return count;
}

bool stands(const Match& match, const Condition& held) { return standing(match, held) >= held.coins; }

Truth held(const Match& match, const Condition& condition, Moment moment) {
    switch (condition.when) {
        case When::Now:
            return truth(stands(match, condition));
        case When::TurnEnd:
            return moment == Moment::Midst ? Truth::Open : truth(turns_held(match, condition) >= condition.turns);
        case When::Limit:
            break;
    }
    return moment == Moment::Limit ? truth(stands(match, condition)) : Truth::Open;
}

Truth evaluate(const Match& match, const Condition& condition, Moment moment) {
    const auto part = [&](const Condition& each) { return evaluate(match, each, moment); };
    switch (condition.kind) {
        case Kind::Lost:
            return truth(has_lost_all(match, condition));
        case Kind::Held:
            return held(match, condition, moment);
        case Kind::Not:
            return static_cast<Truth>(2 - static_cast<int>(part(condition.of.front())));
        case Kind::Any: {
            Truth best = Truth::No;
            for (const Condition& each : condition.of) best = std::max(best, part(each));
            return best;
        }
        case Kind::All:
            break;
    }
    Truth worst = Truth::Yes;
    for (const Condition& each : condition.of) worst = std::min(worst, part(each));
    return worst;
}

}  // namespace

bool holds(const Match& match, const Condition& condition, Moment moment) {
    return evaluate(match, condition, moment) == Truth::Yes;
}

const Condition* deciding_condition(const Match& match) {
    if (!match.outcome || !match.outcome->winner) return nullptr;
    const Victory& victory = match.scenario->victory;
    if (match.outcome->by == "limit") {
        const auto result = std::ranges::find_if(
            victory.results, [&](const LimitResult& each) { return holds(match, each.when, Moment::Limit); });
        return result == victory.results.end() ? nullptr : &result->when;
    }
    const auto& goal = victory.goals[index(*match.outcome->winner)];
    return match.outcome->by == "victory" && goal ? &*goal : nullptr;
}

bool reached_goal(const Match& match, Side side, Moment moment) {
    const auto& goal = match.scenario->victory.goals[index(side)];
    return goal && holds(match, *goal, moment);
}

std::size_t held_conditions(const Scenario& scenario) {
    std::size_t count = 0;
    each(scenario, [&](const Condition& condition) { count += condition.kind == Kind::Held ? 1u : 0u; });
    return count;
}

void count_held(Match& match) {
    std::size_t i = 0;
    each(*match.scenario, [&](const Condition& condition) {
        if (condition.kind != Kind::Held) return;
        match.ending.held[i] = stands(match, condition) ? match.ending.held[i] + 1 : 0;
        ++i;
    });
}

int coins_counted(const Match& match, const Condition& condition) {
    return condition.kind == Kind::Held ? standing(match, condition) : losses(match, condition).coins;
}

int coins_asked(const Condition& condition) {
    const bool each_named = condition.kind == Kind::Lost && condition.coins == 0 && condition.cents == 0;
    return each_named ? static_cast<int>(condition.named.size()) : condition.coins;
}

int cents_counted(const Match& match, const Condition& lost) { return losses(match, lost).cents; }

// Equal conditions have equal counts, so any of them will do.
int turns_held(const Match& match, const Condition& held) {
    int turns = 0;
    std::size_t i = 0;
    each(*match.scenario, [&](const Condition& condition) {
        if (condition.kind != Kind::Held) return;
        if (condition == held && i < match.ending.held.size()) turns = match.ending.held[i];
        ++i;
    });
    return turns;
}

std::vector<int> crowned(const Scenario& scenario) {
    std::set<int> coins;
    each(scenario.victory, [&](const Condition& condition) {
        if (condition.kind == Kind::Lost && condition.named.size() <= kMaxNames)
            coins.insert(condition.named.begin(), condition.named.end());
    });
    return {coins.begin(), coins.end()};
}

bool fall_ends_battle(const Match& match, int coin) {
    Match after = match;
    after.coin(coin).place = Place::Fallen;
    return reached_goal(after, other(match.side_of(coin)), Moment::Midst);
}

}  // namespace rules::coin_wars
