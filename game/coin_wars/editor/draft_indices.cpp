#include "game/coin_wars/editor/draft_indices.h"

#include "engine/core/lists.h"

namespace editor {

namespace {

using cw::Condition;

// The new index of each coin or type; -1 if removed.
using Moved = std::vector<int>;

void follow(std::vector<int>& named, const Moved& to) {
    std::vector<int> kept;
    for (const int one : named)
        if (to[static_cast<std::size_t>(one)] >= 0) kept.push_back(to[static_cast<std::size_t>(one)]);
    named = std::move(kept);
}

void gather(Condition& condition, std::vector<Condition*>& all) {
    all.push_back(&condition);
    for (Condition& each : condition.of) gather(each, all);
}

// False if a non-empty list lost all its entries: an empty list would mean all.
bool keeps_some(std::vector<int>& named, const Moved& to) {
    const bool any = !named.empty();
    follow(named, to);
    return !any || !named.empty();
}

// The coins that a condition names, or the types.
using Named = std::vector<int> Condition::*;

// False if nothing is left of the condition without what was removed.
bool keeps_sense(Condition& condition, Named list, const Moved& to) {
    if (!keeps_some(condition.*list, to)) return false;
    if (!condition.named.empty()) condition.coins = std::min(condition.coins, static_cast<int>(condition.named.size()));
    const bool tree = !condition.of.empty();
    std::erase_if(condition.of, [&](Condition& each) { return !keeps_sense(each, list, to); });
    return !tree || !condition.of.empty();
}

void follow(cw::Victory& victory, Named list, const Moved& to) {
    for (auto& goal : victory.goals)
        if (goal && !keeps_sense(*goal, list, to)) goal.reset();
    std::erase_if(victory.results, [&](cw::LimitResult& result) { return !keeps_sense(result.when, list, to); });
    std::erase_if(victory.degrees,
                  [&](cw::VictoryDegree& degree) { return degree.when && !keeps_sense(*degree.when, list, to); });
}

// The ground's begin and end.
void follow(cw::Terrain& ground, Named list, const Moved& to) {
    for (auto* condition : {&ground.begins, &ground.ends})
        if (*condition && !keeps_sense(**condition, list, to)) condition->reset();
}

// Updates the coins that may go beyond; if none is left, drops the permission.
void follow(std::optional<cw::Beyond>& beyond, const Moved& to) {
    if (!beyond || beyond->coins.empty()) return;
    follow(beyond->coins, to);
    if (beyond->coins.empty()) beyond.reset();
}

using List = std::vector<int> cw::Who::*;

// Keeps only special rules that still apply to some coin.
void follow(std::vector<cw::SpecialRule>& rules, List list, Named of_conditions, const Moved& to) {
    std::erase_if(rules, [&](cw::SpecialRule& rule) {
        bool sense = true;
        each_who(rule, [&](cw::Who& who) { sense = keeps_some(who.*list, to) && sense; });
        if (rule.when.once) sense = keeps_sense(*rule.when.once, of_conditions, to) && sense;
        return !sense;
    });
}

}  // namespace

std::vector<Condition*> conditions(cw::Scenario& scenario) {
    std::vector<Condition*> all;
    for (auto& goal : scenario.victory.goals)
        if (goal) gather(*goal, all);
    for (cw::LimitResult& result : scenario.victory.results) gather(result.when, all);
    for (cw::VictoryDegree& degree : scenario.victory.degrees)
        if (degree.when) gather(*degree.when, all);
    for (cw::Terrain& ground : scenario.terrain)
        for (auto* condition : {&ground.begins, &ground.ends})
            if (*condition) gather(**condition, all);
    for (cw::SpecialRule& rule : scenario.advanced.special)
        if (rule.when.once) gather(*rule.when.once, all);
    return all;
}

void remove_coins(cw::Scenario& scenario, std::span<const int> coins) {
    Moved to(scenario.coins.size());
    int next = 0;
    std::vector<cw::CoinSetup> kept;
    for (std::size_t i = 0; i < to.size(); ++i) {
        const bool gone = core::contains(coins, static_cast<int>(i));
        to[i] = gone ? -1 : next++;
        if (!gone) kept.push_back(std::move(scenario.coins[i]));
    }
    scenario.coins = std::move(kept);
    for (auto& army : scenario.armies) follow(army, to);
    std::erase_if(scenario.armies, [](const auto& army) { return army.size() < 2; });
    for (cw::Terrain& ground : scenario.terrain) {
        follow(ground.except, to);
        follow(ground, &Condition::named, to);
    }
    for (auto& beyond : scenario.advanced.beyond) follow(beyond, to);
    follow(scenario.advanced.special, &cw::Who::coins, &Condition::named, to);
    follow(scenario.victory, &Condition::named, to);
}

namespace {

// Returns the new types, followed by the battle's units (BX-10) of types that still exist.
std::vector<cw::CoinType> with_units(const cw::Scenario& scenario, std::vector<cw::CoinType> types) {
    const std::size_t coins = types.size();
    for (const cw::CoinType& unit : scenario.types) {
        const auto end = types.begin() + static_cast<std::ptrdiff_t>(coins);
        const auto base = std::find_if(types.begin(), end, [&](const auto& type) { return type.name == unit.unit_of; });
        if (unit.unit_of.empty() || base == end) continue;
        cw::CoinType again = *base;
        again.name = unit.name;
        again.title = unit.title;
        again.unit_of = unit.unit_of;
        again.unit_side = unit.unit_side;
        if (!unit.design.empty()) again.design = unit.design;
        types.push_back(std::move(again));
    }
    return types;
}

}  // namespace

std::string adopt_types(cw::Scenario& scenario, const std::vector<cw::CoinType>& coins) {
    const std::vector<cw::CoinType> types = with_units(scenario, coins);
    Moved to;
    for (const cw::CoinType& type : scenario.types) {
        const auto it = std::ranges::find(types, type.name, &cw::CoinType::name);
        to.push_back(it == types.end() ? -1 : static_cast<int>(it - types.begin()));
    }
    for (const cw::CoinSetup& coin : scenario.coins)
        if (to[static_cast<std::size_t>(coin.type)] < 0) return scenario.type(coin.type).title;
    for (cw::CoinSetup& coin : scenario.coins) coin.type = to[static_cast<std::size_t>(coin.type)];
    std::erase_if(scenario.advanced.technology, [&](cw::Technology& technology) {
        const bool advanced = keeps_some(technology.types, to), backward = keeps_some(technology.against, to);
        return !advanced || !backward;
    });
    for (cw::Terrain& ground : scenario.terrain) follow(ground, &Condition::types, to);
    follow(scenario.advanced.special, &cw::Who::types, &Condition::types, to);
    follow(scenario.victory, &Condition::types, to);
    for (cw::SideSetup& side : scenario.sides)
        for (auto* names : {&side.names, &side.plurals, &side.short_names, &side.short_plurals})
            std::erase_if(*names,
                          [&](const auto& name) { return !core::contains(types, name.first, &cw::CoinType::name); });
    scenario.types = types;
    return "";
}

}  // namespace editor
