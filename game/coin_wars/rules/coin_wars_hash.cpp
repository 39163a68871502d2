// 64 bits for a match: the scenario's own, computed once, and all that changes in a battle.

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/core/hash.h"
#include "game/coin_wars/rules/coin_wars.h"

namespace rules::coin_wars {

namespace {

using core::Hash;

// Small numbers of a coin side by side in one word, so that hashing a match stays cheap.
class Packed {
public:
    Packed& bits(int value, unsigned width) {
        word_ = word_ << width | (static_cast<std::uint64_t>(value) & ((std::uint64_t{1} << width) - 1));
        return *this;
    }
    std::uint64_t word() const { return word_; }

private:
    std::uint64_t word_ = 0;
};

void add(Hash& hash, const Coin& coin) {
    hash.add(coin.at);
    Packed packed;
    packed.bits(static_cast<int>(coin.place), 3).bits(static_cast<int>(coin.how), 2);
    packed.bits(coin.moved, 1).bits(coin.struck, 1).bits(coin.cut_off, 1);
    packed.bits(coin.by, 16).bits(coin.turn, 16).bits(coin.army, 24);
    hash.add(packed.word());
}

void add(Hash& hash, const Strike& strike) {
    hash.add(strike.attacker).add(strike.target).add(strike.offense).add(strike.defense).add(strike.beats);
    hash.add(strike.rule).add(strike.ranged).add(strike.army).add(strike.target_army);
    hash.add(strike.damage).add(strike.damage_to_armored);
    hash.add(strike.units);
    hash.add(static_cast<int>(strike.dice.size()));
    for (const Die& die : strike.dice) hash.add(die.sides).add(die.roll).add(die.adds_to);
}

void add(Hash& hash, const Fight& fight) {
    add(hash, fight.strike);
    hash.add(fight.back.has_value());
    if (fight.back) add(hash, *fight.back);
    hash.add(fight.beyond);
    hash.add(fight.strike_losses);
    hash.add(fight.back_losses);
    hash.add(fight.rest.has_value());
    if (fight.rest) hash.add(*fight.rest);
    hash.add(fight.allowance).add(fight.used).add(fight.was_hopeless);
    hash.add(fight.attackers);
}

void add(Hash& hash, const Decision& decision) {
    hash.add(decision.kind).add(decision.side).add(decision.army);
    hash.add(decision.damage).add(decision.damage_to_armored).add(decision.attacker);
    hash.add(decision.proposal);
}

void add_armies(Hash& hash, const Match& match) {
    hash.add(static_cast<int>(match.armies.size())).add(match.armies_formed);
    for (const Army& army : match.armies) hash.add(army.number).add(army.commander);
    hash.add(static_cast<int>(match.charges.size()));
    for (const ChargeBegan& charge : match.charges) {
        hash.add(charge.coin);
        hash.add(charge.from);
    }
    hash.add(match.fight.has_value());
    if (match.fight) add(hash, *match.fight);
    hash.add(static_cast<int>(match.awaiting.size()));
    for (const Decision& decision : match.awaiting) add(hash, decision);
}

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

std::uint64_t CoinWars::hash(const Match& match) {
    Hash hash;
    hash.add(match.scenario_hash).add(match.phase);
    for (const Side side : {Side::Heads, Side::Tails})
        hash.add(match.agreed[index(side)]).add(match.ready[index(side)]).add(match.purse[index(side)]);
    hash.add(match.toss_winner);
    hash.add(match.first).add(match.side).add(match.turn).add(match.actions_left);
    for (const Coin& coin : match.coins) add(hash, coin);
    add_armies(hash, match);
    hash.add(match.ending.held);
    hash.add(match.ending.quiet_turns).add(match.ending.fell_this_turn).add(match.ending.passed_before);
    hash.add(match.ending.draw_offered);
    hash.add(match.outcome.has_value());
    if (match.outcome) {
        hash.add(match.outcome->winner);
        hash.add(match.outcome->by);
    }
    return hash.value();
}

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
