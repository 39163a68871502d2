#include "game/coin_wars/editor/condition_edits.h"

#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/json_limits.h"

namespace editor {

namespace {

using cw::Condition;
using Kind = Condition::Kind;

using Of = ConditionRoot::Of;

template <class List>
auto* item_of(List& list, std::size_t i) {
    return i < list.size() ? &list[i] : nullptr;
}

// Where the tree stands; nullptr for a result, which is nothing without its condition, and for what is not there.
std::optional<Condition>* slot_of(cw::Scenario& scenario, const ConditionRoot& root) {
    const std::size_t i = root.index;
    switch (root.of) {
        case Of::Goal:
            return item_of(scenario.victory.goals, i);
        case Of::Result:
            return nullptr;
        case Of::Degree: {
            cw::VictoryDegree* degree = item_of(scenario.victory.degrees, i);
            return degree ? &degree->when : nullptr;
        }
        case Of::Begins:
        case Of::Ends: {
            cw::Terrain* ground = item_of(scenario.terrain, i);
            return !ground ? nullptr : root.of == Of::Begins ? &ground->begins : &ground->ends;
        }
        case Of::Special: {
            cw::SpecialRule* rule = item_of(scenario.advanced.special, i);
            return rule ? &rule->when.once : nullptr;
        }
    }
    return nullptr;
}

Condition* root_of(cw::Scenario& scenario, const ConditionRoot& root) {
    if (root.of == Of::Result) {
        cw::LimitResult* result = item_of(scenario.victory.results, root.index);
        return result ? &result->when : nullptr;
    }
    std::optional<Condition>* slot = slot_of(scenario, root);
    return slot && *slot ? &**slot : nullptr;
}

void remove_root(cw::Scenario& scenario, const ConditionRoot& root) {
    auto& results = scenario.victory.results;
    if (root.of == Of::Result)
        results.erase(results.begin() + static_cast<std::ptrdiff_t>(root.index));
    else if (std::optional<Condition>* slot = slot_of(scenario, root))
        slot->reset();
}

ConditionPlace part(ConditionPlace place, std::size_t index) {
    place.path.push_back(index);
    return place;
}

ConditionPlace above(ConditionPlace place) {
    place.path.pop_back();
    return place;
}

bool is_group(const Condition& condition) { return condition.kind == Kind::Any || condition.kind == Kind::All; }

// Returns the greatest depth of nesting.
int levels(const Condition& condition) {
    int max = 0;
    for (const Condition& each : condition.of) max = std::max(max, levels(each));
    return max + 1;
}

void add_lines(const cw::Scenario& scenario, const ConditionPlace& place, int depth,
               std::vector<ConditionLine>& lines) {
    ConditionLine line{place, place, false, depth};
    const Condition* condition = condition_at(scenario, place);
    for (; condition->kind == Kind::Not; condition = &condition->of.front()) {
        line.core = part(std::move(line.core), 0);
        line.negated = !line.negated;
    }
    lines.push_back(line);
    for (std::size_t i = 0; i < condition->of.size(); ++i) add_lines(scenario, part(line.core, i), depth + 1, lines);
}

// Returns the group that contains the line, or nullptr if it is not in a group.
Condition* group_around(cw::Scenario& scenario, const ConditionPlace& place) {
    return place.path.empty() ? nullptr : condition_at(scenario, above(place));
}
const Condition* group_around(const cw::Scenario& scenario, const ConditionPlace& place) {
    return place.path.empty() ? nullptr : condition_at(scenario, above(place));
}

std::ptrdiff_t place_in_group(const ConditionPlace& place) { return static_cast<std::ptrdiff_t>(place.path.back()); }

}  // namespace

Condition* condition_at(cw::Scenario& scenario, const ConditionPlace& place) {
    Condition* condition = root_of(scenario, place.root);
    for (const std::size_t index : place.path) {
        if (!condition || index >= condition->of.size()) return nullptr;
        condition = &condition->of[index];
    }
    return condition;
}

const Condition* condition_at(const cw::Scenario& scenario, const ConditionPlace& place) {
    return condition_at(const_cast<cw::Scenario&>(scenario), place);
}

std::vector<ConditionLine> condition_lines(const cw::Scenario& scenario, const ConditionRoot& root) {
    std::vector<ConditionLine> lines;
    if (condition_at(scenario, {root, {}})) add_lines(scenario, {root, {}}, 0, lines);
    return lines;
}

void set_condition(cw::Scenario& scenario, const ConditionRoot& root, Condition condition) {
    if (Condition* now = root_of(scenario, root))
        *now = std::move(condition);
    else if (std::optional<Condition>* slot = slot_of(scenario, root))
        *slot = std::move(condition);
}

cw::Side favoured(const cw::Scenario& scenario, const ConditionRoot& root) {
    const std::size_t i = root.index;
    const auto or_heads = [](const std::optional<cw::Side>& side) { return side.value_or(cw::Side::Heads); };
    switch (root.of) {
        case Of::Goal:
            return static_cast<cw::Side>(i);
        case Of::Result:
            return or_heads(scenario.victory.results[i].winner);
        case Of::Degree:
            return or_heads(scenario.victory.degrees[i].winner);
        case Of::Begins:
        case Of::Ends:
            return or_heads(scenario.terrain[i].side);
        case Of::Special:
            return or_heads(scenario.advanced.special[i].who.side);
    }
    return cw::Side::Heads;
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

ConditionPlace join(cw::Scenario& scenario, const ConditionPlace& place, Kind kind, Condition more) {
    Condition& one = *condition_at(scenario, place);
    if (is_group(one) && one.of.empty()) {
        one = std::move(more);
        return place;
    }
    if (Condition* group = group_around(scenario, place); group && group->kind == kind) {
        ConditionPlace next = place;
        ++next.path.back();
        group->of.insert(group->of.begin() + place_in_group(next), std::move(more));
        return next;
    }
    one = Condition{.kind = kind, .of = {std::move(one), std::move(more)}};
    return part(place, 1);
}

bool can_join(const cw::Scenario& scenario, const ConditionPlace& place, Kind kind) {
    const Condition* group = group_around(scenario, place);
    if (group && group->kind == kind) return true;
    const int around = static_cast<int>(place.path.size());
    return around + levels(*condition_at(scenario, place)) < cw::limits::kConditionDepth;
}

ConditionPlace negate(cw::Scenario& scenario, const ConditionPlace& place) {
    Condition& one = *condition_at(scenario, place);
    if (one.kind == Kind::Not) {
        Condition inner = std::move(one.of.front());
        one = std::move(inner);
        return place;
    }
    one = Condition{.kind = Kind::Not, .of = {std::move(one)}};
    return place;
}

void remove_condition(cw::Scenario& scenario, const ConditionPlace& place) {
    if (place.path.empty()) return remove_root(scenario, place.root);
    Condition& group = *condition_at(scenario, above(place));
    if (group.kind == Kind::Not) return remove_condition(scenario, above(place));
    group.of.erase(group.of.begin() + place_in_group(place));
    if (group.of.empty()) return remove_condition(scenario, above(place));
    if (group.of.size() > 1) return;
    Condition last = std::move(group.of.front());
    group = std::move(last);
}

bool can_move(const cw::Scenario& scenario, const ConditionPlace& place, int by) {
    const Condition* group = group_around(scenario, place);
    if (!group) return false;
    const std::ptrdiff_t to = place_in_group(place) + by;
    return to >= 0 && to < std::ssize(group->of);
}

ConditionPlace move_condition(cw::Scenario& scenario, const ConditionPlace& place, int by) {
    if (!can_move(scenario, place, by)) return place;
    auto& parts = group_around(scenario, place)->of;
    ConditionPlace to = place;
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
