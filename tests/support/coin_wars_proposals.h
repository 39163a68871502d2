#pragma once
// Any command of Coin Wars, mostly sensible, sometimes wrong: what the kit plays with.

#include <algorithm>
#include <vector>

#include "game/rules/coin_wars/coin_wars.h"

namespace kit {

namespace cw = rules::coin_wars;

inline std::vector<int> coins_of(const cw::Match& match, cw::Side side) {
    std::vector<int> coins;
    for (int i = 0; i < match.count(); ++i)
        if (match.on_table(i) && match.side_of(i) == side) coins.push_back(i);
    return coins;
}

inline int any_of(const std::vector<int>& coins, core::Random& random) {
    return coins[random.below(static_cast<std::uint32_t>(coins.size()))];
}

inline cw::Side any_side(core::Random& random) {
    return random.below(2) == 0 ? cw::Side::Heads : cw::Side::Tails;
}

// One that a step could meet: of two enemies the nearer.
inline int an_enemy(const cw::Match& match, int coin, core::Random& random) {
    const std::vector<int> enemies = coins_of(match, other(match.side_of(coin)));
    const int one = any_of(enemies, random);
    const int two = any_of(enemies, random);
    const cw::Vec2 at = match.coin(coin).at;
    return core::distance(at, match.coin(one).at) < core::distance(at, match.coin(two).at) ? one : two;
}

// Towards `goal`, a little beside it, at times too far.
inline cw::Vec2 a_step(cw::Vec2 from, cw::Vec2 goal, double reach, core::Random& random) {
    const double off_x = random.between(-2, 2);
    const double off_y = random.between(-2, 2);
    const double share = random.between(0.2, 1.02);
    const cw::Vec2 way = goal + cw::Vec2{off_x, off_y} - from;
    return from + core::unit(way) * std::min(core::length(way), reach * share);
}

inline cw::Command propose_fight(const cw::Match& match, core::Random& random) {
    const std::vector<int> own = coins_of(match, match.side);
    const std::uint32_t kind = random.below(100);
    if (own.empty() || coins_of(match, other(match.side)).empty() || kind < 4) return cw::EndTurn{};
    const int coin = any_of(own, random);
    const int enemy = an_enemy(match, coin, random);
    const cw::Vec2 at = match.coin(coin).at;
    const cw::Vec2 goal = match.coin(enemy).at;
    const double reach = match.type(coin).reach();
    if (kind < 50) return cw::Move{match.id(coin), a_step(at, goal, reach, random)};
    if (kind < 80) return cw::Attack{match.id(coin), match.id(enemy)};
    if (kind < 95) {
        cw::Charge charge{match.id(coin), {}, match.id(enemy), {}};
        if (random.below(4) > 0) charge.via = a_step(at, goal, reach, random);
        if (random.below(2) > 0) charge.to = a_step(at, at, reach, random);
        return charge;
    }
    if (kind < 97)
        return cw::Draw{any_side(random), random.below(2) == 0 ? std::nullopt : std::optional(false)};
    if (kind < 98) return cw::Move{"nobody", goal};
    return cw::Ready{any_side(random)};
}

inline cw::Command propose_deployment(const cw::Match& match, core::Random& random) {
    const int coin = static_cast<int>(random.below(static_cast<std::uint32_t>(match.count())));
    const std::uint32_t kind = random.below(100);
    if (kind < 10) return cw::Ready{any_side(random)};
    if (kind < 20) return cw::Unplace{match.id(coin)};
    const double x = random.between(-1, match.scenario->width + 1);
    const double y = random.between(-1, match.scenario->height + 1);
    return cw::PlaceCoin{match.id(coin), {x, y}};
}

inline cw::Command propose(const cw::Match& match, core::Random& random) {
    if (random.below(50) == 0) return propose_fight(match, random);
    switch (match.phase) {
        case cw::Phase::Agree:
            return cw::Agree{any_side(random)};
        case cw::Phase::Faces:
            return cw::Faces{random.below(2) == 0};
        case cw::Phase::Toss:
            return cw::Toss{};
        case cw::Phase::Order:
            return cw::Order{any_side(random)};
        case cw::Phase::Deploy:
            return propose_deployment(match, random);
        default:
            return propose_fight(match, random);
    }
}

}  // namespace kit
