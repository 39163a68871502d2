#include <algorithm>
#include <array>
#include <string_view>

#include "engine/core/hash.h"
#include "game/coin_wars/rules/coin_wars.h"

namespace rules::coin_wars {

namespace {

using core::Hash;

// Numbers, points and words; lists of all parts: below.
template <class Simple>
void add(Hash& hash, const Simple& value) {
    hash.add(value);
}
template <class Part>
void add(Hash& hash, const std::vector<Part>& list);

// The first traits are always part of it; a later one by its name, if the coin has it: so coins keep their
// hash.
constexpr std::size_t kFirstTraits = 5;

void add(Hash& hash, const Traits& traits) {
    for (std::size_t i = 0; i < kTraits.size(); ++i) {
        const bool has = traits.*kTraits[i].has;
        if (i < kFirstTraits)
            hash.add(has);
        else if (has)
            hash.add(std::string_view(kTraits[i].word));
    }
}

void add(Hash& hash, const CoinType& type) {
    hash.add(type.name).add(type.title).add(type.offense).add(type.defense).add(type.move).add(type.diameter);
    hash.add(type.cents).add(type.points);
    add(hash, static_cast<const Traits&>(type));
    hash.add(type.metal).add(type.design).add(type.reeds);
    if (!type.core.empty()) hash.add(type.core);  // so that coins of one metal keep their hash
}

void add(Hash& hash, const CoinSetup& coin) {
    hash.add(coin.id).add(coin.type).add(coin.side).add(coin.at.has_value());
    if (coin.at) add(hash, *coin.at);
    hash.add(coin.arrives).add(coin.waits).add(coin.watching);
    add(hash, coin.area);
}

void add(Hash& hash, const SideSetup& side) {
    hash.add(side.name);
    add(hash, side.zone);
    hash.add(static_cast<int>(side.names.size()));
    for (const auto& [type, name] : side.names) hash.add(type).add(name);
}

void add(Hash& hash, const Terrain& terrain) {
    hash.add(terrain.name).add(terrain.kind).add(terrain.from_turn).add(terrain.to_turn);
    add(hash, terrain.polygon);
    add(hash, terrain.side);
    add(hash, terrain.except);
}

// The first options are always part of it, in this order; a later one by its name, unless it is as on the
// kitchen table: so battles keep their hash.
constexpr std::array<std::string_view, 8> kFirstOptions{
    "card_range", "friends",      "spy_struck_back", "spy_beats_armored",
    "engage",     "fire_blocked", "gather",          "army_front"};

void add(Hash& hash, const TableOptions& options) {
    for (const std::string_view first : kFirstOptions)
        for (const TableOption& option : table_options())
            if (option.key == first) hash.add(static_cast<int>(option.now(options)));
    for (const TableOption& option : table_options()) {
        const bool is_first = std::ranges::find(kFirstOptions, option.key) != kFirstOptions.end();
        const std::size_t now = option.now(options);
        if (!is_first && now > 0) hash.add(std::string_view(option.key)).add(static_cast<int>(now));
    }
}

void add(Hash& hash, const Technology& technology) {
    hash.add(technology.backward).add(technology.severe);
    add(hash, technology.types);
    add(hash, technology.against);
    hash.add(technology.ranged_only).add(technology.from_turn);
}

void add(Hash& hash, const AdvancedRules& advanced) {
    hash.add(advanced.terrain).add(advanced.morale).add(advanced.dice);
    for (const auto& beyond : advanced.beyond) {
        hash.add(beyond.has_value());
        if (!beyond) continue;
        add(hash, beyond->coins);
        hash.add(beyond->a_battle).add(beyond->a_turn).add(beyond->to_turn);
    }
    add(hash, advanced.technology);
}

void add(Hash& hash, const Condition& condition) {
    hash.add(condition.kind).add(condition.side).add(condition.coins).add(condition.cents);
    hash.add(condition.when).add(condition.turns);
    add(hash, condition.of);
    add(hash, condition.named);
    add(hash, condition.types);
    add(hash, condition.area);
}

void add(Hash& hash, const LimitResult& result) {
    add(hash, result.when);
    add(hash, result.winner);
}

void add(Hash& hash, const Victory& victory) {
    hash.add(victory.turns).add(victory.at_limit);
    add(hash, victory.results);
    for (const auto& goal : victory.goals) {
        hash.add(goal.has_value());
        if (goal) add(hash, *goal);
    }
}

void add(Hash& hash, const FreeBattle& free) {
    hash.add(free.budget.has_value());
    if (free.budget) hash.add(free.budget->by).add(free.budget->most);
    hash.add(free.coins);
}

// Here, where all its parts are known.
template <class Part>
void add(Hash& hash, const std::vector<Part>& list) {
    hash.add(static_cast<int>(list.size()));
    for (const Part& each : list) add(hash, each);
}

}  // namespace

std::uint64_t hash_of(const Scenario& scenario) {
    Hash hash;
    hash.add(scenario.title).add(scenario.width).add(scenario.height);
    add(hash, scenario.types);
    for (const SideSetup& side : scenario.sides) add(hash, side);
    add(hash, scenario.coins);
    add(hash, scenario.armies);
    add(hash, scenario.terrain);
    add(hash, scenario.options);
    add(hash, scenario.advanced);
    add(hash, scenario.victory);
    add(hash, scenario.first);
    if (scenario.free) add(hash, *scenario.free);  // so that all other battles keep their hash
    return hash.value();
}

}  // namespace rules::coin_wars
