#include "game/coin_wars/editor/goals.h"

#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/json_limits.h"

namespace editor {

namespace {

using cw::Condition;
using Kind = Condition::Kind;

const Condition* root_of(const cw::Victory& victory, std::size_t root) {
    if (root < kFirstResult) return victory.goals[root] ? &*victory.goals[root] : nullptr;
    const std::size_t result = root - kFirstResult;
    return result < victory.results.size() ? &victory.results[result].when : nullptr;
}

GoalPlace part(GoalPlace place, std::size_t index) {
    place.path.push_back(index);
    return place;
}

GoalPlace above(GoalPlace place) {
    place.path.pop_back();
    return place;
}

bool is_group(const Condition& condition) { return condition.kind == Kind::Any || condition.kind == Kind::All; }

// Returns the greatest depth of nesting.
int levels(const Condition& condition) {
    int most = 0;
    for (const Condition& each : condition.of) most = std::max(most, levels(each));
    return most + 1;
}

void add_lines(const cw::Victory& victory, const GoalPlace& place, int depth, std::vector<GoalLine>& lines) {
    GoalLine line{place, place, false, depth};
    const Condition* condition = condition_at(victory, place);
    for (; condition->kind == Kind::Not; condition = &condition->of.front()) {
        line.core = part(std::move(line.core), 0);
        line.negated = !line.negated;
    }
    lines.push_back(line);
    for (std::size_t i = 0; i < condition->of.size(); ++i) add_lines(victory, part(line.core, i), depth + 1, lines);
}

// Returns the group that contains the line, or nullptr if it is not in a group.
Condition* group_around(cw::Victory& victory, const GoalPlace& place) {
    return place.path.empty() ? nullptr : condition_at(victory, above(place));
}
const Condition* group_around(const cw::Victory& victory, const GoalPlace& place) {
    return place.path.empty() ? nullptr : condition_at(victory, above(place));
}

std::ptrdiff_t place_in_group(const GoalPlace& place) { return static_cast<std::ptrdiff_t>(place.path.back()); }

}  // namespace

const Condition* condition_at(const cw::Victory& victory, const GoalPlace& place) {
    const Condition* condition = root_of(victory, place.root);
    for (const std::size_t index : place.path) {
        if (!condition || index >= condition->of.size()) return nullptr;
        condition = &condition->of[index];
    }
    return condition;
}

Condition* condition_at(cw::Victory& victory, const GoalPlace& place) {
    return const_cast<Condition*>(condition_at(std::as_const(victory), place));
}

std::vector<GoalLine> goal_lines(const cw::Victory& victory, std::size_t root) {
    std::vector<GoalLine> lines;
    if (root_of(victory, root)) add_lines(victory, {root, {}}, 0, lines);
    return lines;
}

Condition fresh_lost(cw::Side side) { return cw::has_lost(side, 1); }

Condition fresh_held(const cw::Scenario& scenario, cw::Side side) {
    return {.kind = Kind::Held,
            .side = side,
            .coins = 1,
            .area = scenario.terrain.empty() ? cw::deployment_zone(scenario, cw::other(side))
                                             : scenario.terrain.front().polygon};
}

Condition always() { return {.kind = Kind::All}; }

GoalPlace join(cw::Victory& victory, const GoalPlace& place, Kind kind, Condition more) {
    Condition& one = *condition_at(victory, place);
    if (is_group(one) && one.of.empty()) {
        one = std::move(more);
        return place;
    }
    if (Condition* group = group_around(victory, place); group && group->kind == kind) {
        GoalPlace next = place;
        ++next.path.back();
        group->of.insert(group->of.begin() + place_in_group(next), std::move(more));
        return next;
    }
    one = Condition{.kind = kind, .of = {std::move(one), std::move(more)}};
    return part(place, 1);
}

bool can_join(const cw::Victory& victory, const GoalPlace& place, Kind kind) {
    const Condition* group = group_around(victory, place);
    if (group && group->kind == kind) return true;
    const int around = static_cast<int>(place.path.size());
    return around + levels(*condition_at(victory, place)) < cw::limits::kConditionDepth;
}

GoalPlace negate(cw::Victory& victory, const GoalPlace& place) {
    Condition& one = *condition_at(victory, place);
    if (one.kind == Kind::Not) {
        Condition inner = std::move(one.of.front());
        one = std::move(inner);
        return place;
    }
    one = Condition{.kind = Kind::Not, .of = {std::move(one)}};
    return place;
}

void remove_condition(cw::Victory& victory, const GoalPlace& place) {
    if (place.path.empty()) {
        if (place.root < kFirstResult)
            victory.goals[place.root].reset();
        else
            victory.results.erase(victory.results.begin() + static_cast<std::ptrdiff_t>(place.root - kFirstResult));
        return;
    }
    Condition& group = *condition_at(victory, above(place));
    if (group.kind == Kind::Not) return remove_condition(victory, above(place));
    group.of.erase(group.of.begin() + place_in_group(place));
    if (group.of.empty()) return remove_condition(victory, above(place));
    if (group.of.size() > 1) return;
    Condition last = std::move(group.of.front());
    group = std::move(last);
}

bool can_move(const cw::Victory& victory, const GoalPlace& place, int by) {
    const Condition* group = group_around(victory, place);
    if (!group) return false;
    const std::ptrdiff_t to = place_in_group(place) + by;
    return to >= 0 && to < std::ssize(group->of);
}

GoalPlace move_condition(cw::Victory& victory, const GoalPlace& place, int by) {
    if (!can_move(victory, place, by)) return place;
    auto& parts = group_around(victory, place)->of;
    GoalPlace to = place;
    to.path.back() = static_cast<std::size_t>(place_in_group(place) + by);
    std::swap(parts[place.path.back()], parts[to.path.back()]);
    return to;
}

void forget_stale_words(const cw::Victory& before, cw::Victory& now) {
    if (now.goals[0] != before.goals[0]) now.words.heads.clear();
    if (now.goals[1] != before.goals[1]) now.words.tails.clear();
    const bool same_limit =
        now.turns == before.turns && now.at_limit == before.at_limit && now.results == before.results;
    if (!same_limit) now.words.limit.clear();
}

}  // namespace editor
