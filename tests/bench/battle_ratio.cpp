#include <benchmark/benchmark.h>

#include "engine/core/grid.h"
#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/door.h"
#include "ratio.h"

namespace bench {

namespace {

namespace cw = rules::coin_wars;
using core::Vec2;

// Battle for Wesnoth 1.16.9 without a window, its own AI on both sides: 200 actions a second of one core.
constexpr double kWesnothAction = 5e6;  // nanoseconds
constexpr double kTimesFaster = 2000;
constexpr int kCoins = 20;  // a side

class NoHand : public rules::Hand {
public:
    rules::Face toss(core::Random&) override { return rules::Face::Heads; }
    int roll(int, core::Random&) override { return 1; }
};

cw::CoinType type(const char* name, double diameter, int offense, int defense, double move) {
    cw::CoinType coin;
    coin.name = coin.title = name;
    coin.diameter = diameter;
    coin.offense = offense;
    coin.defense = defense;
    coin.move = move;
    coin.cents = 1;
    return coin;
}

// Two ranks a side, as they face each other across a table.
cw::Match two_lines() {
    cw::Scenario battle;
    battle.width = 24;
    battle.height = 18;
    battle.types = {type("penny", 0.75, 1, 1, 3), type("dime", 0.705, 5, 3, 5),
                    type("quarter", 0.955, 10, 10, 5)};
    battle.first = cw::Side::Heads;
    battle.victory.turns = 30;
    for (int i = 0; i < 2 * kCoins; ++i) {
        const int place = i % kCoins;
        const double x = 2 + 2.2 * (place % 10);
        const double y = place < 10 ? 4.0 : 2.5;
        const cw::Side side = i < kCoins ? cw::Side::Heads : cw::Side::Tails;
        const Vec2 at{x, side == cw::Side::Heads ? y : battle.height - y};
        battle.coins.push_back({std::to_string(i), place % 3, side, core::round_to_grid(at)});
    }
    return cw::begin(std::make_shared<const cw::Scenario>(std::move(battle)));
}

int draw(cw::Side side, core::Random& random) {
    const int first = side == cw::Side::Heads ? 0 : kCoins;
    return first + static_cast<int>(random.below(kCoins));
}

// One that can still act; nobody where none was drawn.
int some_coin(const cw::Match& match, core::Random& random) {
    for (int i = 0; i < kCoins; ++i) {
        const int coin = draw(match.side, random);
        if (match.on_table(coin) && !match.coin(coin).moved && !match.coin(coin).struck) return coin;
    }
    return cw::kNobody;
}

// Of some that stand the nearest.
int some_enemy(const cw::Match& match, int coin, core::Random& random) {
    int nearest = cw::kNobody;
    double least = 1e9;
    for (int i = 0; i < 6 || nearest == cw::kNobody; ++i) {
        const int enemy = draw(other(match.side), random);
        const double away = core::length_squared(match.coin(enemy).at - match.coin(coin).at);
        if (!match.on_table(enemy) || away >= least) continue;
        nearest = enemy;
        least = away;
    }
    return nearest;
}

// A recruit's turn: coins drawn by lot attack what they touch, or go towards an enemy, part of the way and a
// little astray.
cw::Command some_action(const cw::Match& match, core::Random& random) {
    const int coin = match.actions_left > 0 ? some_coin(match, random) : cw::kNobody;
    if (coin == cw::kNobody) return cw::EndTurn{};
    const int enemy = some_enemy(match, coin, random);
    const Vec2 at = match.coin(coin).at, goal = match.coin(enemy).at;
    const double between = core::distance(at, goal) - match.type(coin).radius() - match.type(enemy).radius();
    if (between <= measure::kTouch) return cw::Attack{match.id(coin), match.id(enemy), "", {}, {}};
    const double astray_x = random.between(-1, 1);
    const double astray_y = random.between(-1, 1);
    const double share = random.between(0.3, 1);
    const Vec2 way = goal + Vec2{astray_x, astray_y} - at;
    const double far = std::min(core::length(way), match.type(coin).reach()) * share;
    return cw::Move{match.id(coin), at + core::unit(way) * far, "", ""};
}

// A whole battle through the door, which records every command; says how many were accepted. What is refused
// costs what it costs, but for the nearest legal point, for which a recruit does not ask.
int battle(const cw::Match& start, std::uint64_t seed) {
    rules::Door<cw::CoinWars> door(start, seed);
    core::Random random(seed);
    NoHand hand;
    while (door.match().phase == cw::Phase::Play) {
        const cw::Command command = some_action(door.match(), random);
        if (!cw::CoinWars::check(door.match(), command)) benchmark::DoNotOptimize(door.submit(command, hand));
    }
    return static_cast<int>(door.steps().size());
}

}  // namespace

std::vector<Ratio> battle_ratios() {
    const cw::Match start = two_lines();
    std::uint64_t seed = 0;
    const auto ours = [&] { return battle(start, ++seed); };
    Ratio ratio = compare("an action of a random battle with record / Wesnoth", 1 / kTimesFaster, ours,
                          [] { return 1000; });
    ratio.theirs = kWesnothAction;
    return {ratio};
}

}  // namespace bench
