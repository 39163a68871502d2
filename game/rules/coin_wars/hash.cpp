#include "engine/core/hash.h"

#include "game/rules/coin_wars/coin_wars.h"

namespace rules::coin_wars {

namespace {

using core::Hash;

template <class Enum>
int number(Enum value) {
    return static_cast<int>(value);
}

void add(Hash& hash, Vec2 p) { hash.add(p.x).add(p.y); }

void add(Hash& hash, const std::optional<Side>& side) { hash.add(side ? number(*side) : -1); }

void add(Hash& hash, const std::vector<Vec2>& polygon) {
    hash.add(static_cast<int>(polygon.size()));
    for (const Vec2 p : polygon) add(hash, p);
}

void add(Hash& hash, const CoinType& type) {
    hash.add(type.name).add(type.title).add(type.offense).add(type.defense).add(type.move).add(type.diameter);
    hash.add(type.cents)
        .add(type.long_range)
        .add(type.charge)
        .add(type.command)
        .add(type.spy)
        .add(type.armored);
    hash.add(type.metal).add(type.design).add(type.reeds);
}

void add(Hash& hash, const CoinSetup& coin) {
    hash.add(coin.id).add(coin.type).add(number(coin.side)).add(coin.at.has_value());
    if (coin.at) add(hash, *coin.at);
}

void add(Hash& hash, const SideSetup& side) {
    hash.add(side.name);
    add(hash, side.zone);
    hash.add(static_cast<int>(side.names.size()));
    for (const auto& [type, name] : side.names) hash.add(type).add(name);
}

void add(Hash& hash, const TableOptions& options) {
    hash.add(number(options.card_range)).add(number(options.friends)).add(options.spy_struck_back);
    hash.add(options.spy_beats_armored).add(number(options.engage)).add(number(options.fire_blocked));
    hash.add(number(options.gather)).add(number(options.army_front));
}

void add(Hash& hash, const Victory& victory) {
    hash.add(victory.turns).add(number(victory.at_limit));
    for (const auto& goal : victory.goals) {
        hash.add(goal.has_value());
        if (goal) hash.add(number(goal->side)).add(goal->coins).add(goal->cents);
    }
}

void add(Hash& hash, const Scenario& scenario) {
    hash.add(scenario.title).add(scenario.width).add(scenario.height);
    hash.add(static_cast<int>(scenario.types.size()));
    for (const CoinType& type : scenario.types) add(hash, type);
    for (const SideSetup& side : scenario.sides) add(hash, side);
    hash.add(static_cast<int>(scenario.coins.size()));
    for (const CoinSetup& coin : scenario.coins) add(hash, coin);
    hash.add(static_cast<int>(scenario.terrain.size()));
    for (const Terrain& terrain : scenario.terrain) {
        hash.add(terrain.name).add(number(terrain.kind));
        add(hash, terrain.polygon);
    }
    add(hash, scenario.options);
    add(hash, scenario.victory);
    add(hash, scenario.first);
}

void add(Hash& hash, const Coin& coin) {
    add(hash, coin.at);
    hash.add(number(coin.place))
        .add(coin.moved)
        .add(coin.struck)
        .add(number(coin.how))
        .add(coin.by)
        .add(coin.turn);
}

}  // namespace

std::uint64_t CoinWars::hash(const Match& match) {
    Hash hash;
    add(hash, *match.scenario);
    hash.add(number(match.phase));
    for (const Side side : {Side::Heads, Side::Tails})
        hash.add(match.agreed[index(side)]).add(match.ready[index(side)]).add(match.purse[index(side)]);
    add(hash, match.toss_winner);
    hash.add(number(match.first)).add(number(match.side)).add(match.turn).add(match.actions_left);
    for (const Coin& coin : match.coins) add(hash, coin);
    hash.add(match.quiet_turns).add(match.fell_this_turn).add(match.passed_before);
    add(hash, match.draw_offered);
    hash.add(match.outcome.has_value());
    if (match.outcome) {
        add(hash, match.outcome->winner);
        hash.add(match.outcome->by);
    }
    return hash.value();
}

}  // namespace rules::coin_wars
