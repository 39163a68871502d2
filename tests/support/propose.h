#pragma once
// Random choices shared by all proposals.

#include <algorithm>
#include <vector>

#include "game/coin_wars/rules/coin_wars.h"

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

inline cw::Side any_side(core::Random& random) { return random.below(2) == 0 ? cw::Side::Heads : cw::Side::Tails; }

// Prefers a reachable enemy: the nearer of two.
inline int an_enemy(const cw::Match& match, int coin, core::Random& random) {
    const std::vector<int> enemies = coins_of(match, other(match.side_of(coin)));
    const int one = any_of(enemies, random);
    const int two = any_of(enemies, random);
    const cw::Vec2 at = match.coin(coin).at;
    return core::distance(at, match.coin(one).at) < core::distance(at, match.coin(two).at) ? one : two;
}

// Returns a step towards `goal`, a little off, sometimes too far.
inline cw::Vec2 a_step(cw::Vec2 from, cw::Vec2 goal, double reach, core::Random& random) {
    const double off_x = random.between(-2, 2);
    const double off_y = random.between(-2, 2);
    const double share = random.between(0.2, 1.02);
    const cw::Vec2 way = goal + cw::Vec2{off_x, off_y} - from;
    return from + core::unit(way) * std::min(core::length(way), reach * share);
}

}  // namespace kit
