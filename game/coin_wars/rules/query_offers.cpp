// Offers: Armies that a side could form and coins that could join one.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/query.h"

namespace rules::coin_wars {

namespace {

std::vector<int> free_coins(const Match& match, Side side) {
    std::vector<int> coins;
    for (int i = 0; i < match.count(); ++i)
        if (match.on_table(i) && match.side_of(i) == side && !match.in_army(i)) coins.push_back(i);
    return coins;
}

// At most `most` of these coins, linked, growing outwards from `first`.
std::vector<int> grown_from(const Match& match, int first, std::vector<int> coins, std::size_t most) {
    std::vector<int> grown{first};
    std::erase(coins, first);
    for (std::size_t i = 0; i < grown.size(); ++i) {
        for (const int coin : std::vector<int>(coins)) {
            if (grown.size() >= most) return grown;
            if (!touching(match, grown[i], coin)) continue;
            grown.push_back(coin);
            std::erase(coins, coin);
        }
    }
    return grown;
}

// The largest part of a linked group that can be one Army; empty if there is none.
std::vector<int> largest_part(const Match& match, const std::vector<int>& group) {
    if (!check_make_up(match, group, kNobody)) return group;
    std::vector<int> best;
    for (const int coin : group) {
        const bool commands = match.type(coin).command;
        std::vector<int> others = group;
        if (!commands)
            std::erase_if(others,
                          [&](int other) { return match.setup(other).type != match.setup(coin).type; });
        auto part = grown_from(match, coin, others, commands ? 1 + kMostBesides : kMostOfOneType);
        if (part.size() > best.size() && !check_make_up(match, part, kNobody)) best = std::move(part);
    }
    std::ranges::sort(best);
    return best;
}

}  // namespace

std::vector<std::vector<int>> possible_armies(const Match& match, Side side) {
    std::vector<std::vector<int>> armies;
    std::vector<std::vector<int>> groups = linked_groups(match, free_coins(match, side));
    while (!groups.empty()) {
        std::vector<int> group = std::move(groups.back());
        groups.pop_back();
        if (group.size() < 2) continue;
        std::vector<int> part = largest_part(match, group);
        if (part.empty()) continue;
        std::erase_if(group, [&](int coin) { return std::ranges::find(part, coin) != part.end(); });
        for (auto& rest : linked_groups(match, group)) groups.push_back(std::move(rest));
        armies.push_back(std::move(part));
    }
    std::ranges::sort(armies);
    return armies;
}

std::vector<int> possible_members(const Match& match, int army) {
    const std::vector<int> now = members(match, army), touched = body(match, army);
    std::vector<int> coins = free_coins(match, match.side_of(now.front()));
    std::erase_if(coins, [&](int coin) {
        std::vector<int> joined = now;
        joined.push_back(coin);
        return std::ranges::none_of(touched, [&](int member) { return touching(match, member, coin); }) ||
               check_make_up(match, joined, army_of(match, army)->commander).has_value();
    });
    return coins;
}

}  // namespace rules::coin_wars
