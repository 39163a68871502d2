#include "game/coin_wars/rules/attack_force.h"

#include <limits>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/shoot.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/touching.h"

namespace rules::coin_wars {

namespace {

bool touches_one(const Match& match, int coin, const std::vector<int>& others) {
    return std::ranges::any_of(others, [&](int other) { return touching(match, coin, other); });
}

double gap_to(const Match& match, int coin, const std::vector<int>& others) {
    double min = std::numeric_limits<double>::infinity();
    for (const int other : others) min = std::min(min, measure::gap(disc_of(match, coin), disc_of(match, other)));
    return min;
}

using Ranked = std::pair<double, int>;  // distance, coin

bool is_nearer(const Match& match, const Ranked& a, const Ranked& b) {
    return a.first != b.first ? a.first < b.first : match.id(a.second) < match.id(b.second);
}

}  // namespace

bool any_touching(const Match& match, const std::vector<int>& coins, const std::vector<int>& others) {
    return std::ranges::any_of(coins, [&](int coin) { return touches_one(match, coin, others); });
}

std::vector<int> able(const Match& match, std::vector<int> party) {
    std::erase_if(party, [&](int coin) { return match.coin(coin).cut_off; });
    return party;
}

std::vector<int> close_force(const Match& match, const std::vector<int>& party, const std::vector<int>& enemies) {
    const std::vector<int> all = able(match, party);
    if (match.scenario->options.army_front == ArmyFront::Whole || party.size() == 1) return all;
    std::vector<int> first = all;
    std::erase_if(first, [&](int coin) { return !touches_one(match, coin, enemies); });
    std::vector<int> both = all;
    std::erase_if(both, [&](int coin) { return !core::contains(first, coin) && !touches_one(match, coin, first); });
    return both;
}

std::vector<int> ranged_force(const Match& match, const std::vector<int>& party, const std::vector<int>& aimed_at) {
    std::vector<int> shooters = able(match, party);
    std::erase_if(shooters, [&](int coin) {
        return !can_fire(match, coin) ||
               std::ranges::none_of(aimed_at, [&](int target) { return has_clear_shot(match, coin, target); });
    });
    return shooters;
}

std::vector<int> by_distance(const Match& match, std::vector<int> coins, const std::vector<int>& others) {
    std::vector<Ranked> ranked;
    ranked.reserve(coins.size());
    for (const int coin : coins) ranked.emplace_back(gap_to(match, coin, others), coin);
    std::ranges::sort(ranked, [&](const Ranked& a, const Ranked& b) { return is_nearer(match, a, b); });
    for (std::size_t i = 0; i < coins.size(); ++i) coins[i] = ranked[i].second;
    return coins;
}

int nearest_of(const Match& match, const std::vector<int>& coins, const std::vector<int>& others) {
    if (coins.size() == 1) return coins.front();
    Ranked nearest{gap_to(match, coins.front(), others), coins.front()};
    for (const int coin : coins) {
        const Ranked one{gap_to(match, coin, others), coin};
        if (is_nearer(match, one, nearest)) nearest = one;
    }
    return nearest.second;
}

}  // namespace rules::coin_wars
