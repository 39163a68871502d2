#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/special.h"

#include <numeric>

#include "game/coin_wars/rules/strength.h"
#include "game/coin_wars/rules/touching.h"

namespace rules::coin_wars {

namespace {

constexpr double kApart = 0.1;  // inches: rims farther apart than this never touch

template <class Keep>
std::vector<int> coins_where(const Match& match, Keep keep) {
    std::vector<int> coins;
    coins.reserve(static_cast<std::size_t>(match.count()));
    int i = 0;
    for (const Coin& coin : match.coins) {
        if (keep(coin)) coins.push_back(i);
        ++i;
    }
    return coins;
}

}  // namespace

const Army* army_of(const Match& match, int number) {
    const auto it = std::ranges::find(match.armies, number, &Army::number);
    return it == match.armies.end() ? nullptr : &*it;
}

int commander_of(const Match& match, std::span<const int> coins) {
    const auto it = std::ranges::find_if(coins, [&](int coin) { return match.type(coin).command; });
    return it == coins.end() ? kNoCoin : *it;
}

std::string army_id(int number) {
    std::string id{'a'};
    return id.append(std::to_string(number));
}

std::vector<int> members(const Match& match, int army) {
    return coins_where(match, [&](const Coin& coin) { return coin.army == army; });
}

std::vector<int> body(const Match& match, int army) {
    return coins_where(match, [&](const Coin& coin) { return coin.army == army && !coin.cut_off; });
}

Side side_of_army(const Match& match, int army) {
    const auto first = std::ranges::find(match.coins, army, &Coin::army);
    return match.side_of(static_cast<int>(first - match.coins.begin()));
}

std::vector<int> party(const Match& match, int coin) {
    return match.in_army(coin) ? members(match, match.coin(coin).army) : std::vector<int>{coin};
}

bool is_combined(const Match& match, int army) {
    const Army* one = army_of(match, army);
    return one && one->commander != kNoCoin;
}

bool of_one_type(const Match& match, std::span<const int> coins) {
    return std::ranges::all_of(coins,
                               [&](int coin) { return match.type(coin).coin() == match.type(coins.front()).coin(); });
}

bool is_of_one_type(const Match& match, int army) { return of_one_type(match, members(match, army)); }

bool every_member_charges(const Match& match, int army) {
    return std::ranges::all_of(members(match, army), [&](int coin) { return can_charge(match, coin); });
}

bool charges(const Match& match, int coin) {
    return match.in_army(coin) ? every_member_charges(match, match.coin(coin).army) : can_charge(match, coin);
}

int cost(const Match& match, int army) {
    const int special = match.scenario->advanced.special.empty() ? 0 : special_cost(match, members(match, army));
    return special > 0 ? special : cost_of_army(is_combined(match, army));
}

// Sorted by x, so that only neighbours need comparing.
std::vector<std::vector<int>> linked_groups(const Match& match, std::span<const int> coins) {
    std::vector<std::size_t> along(coins.size()), group_of(coins.size());
    std::iota(along.begin(), along.end(), 0u);
    std::iota(group_of.begin(), group_of.end(), 0u);
    const auto x = [&](std::size_t i) { return match.coin(coins[i]).at.x; };
    std::ranges::sort(along, {}, x);
    double widest = 0;
    for (const int coin : coins) widest = std::max(widest, match.type(coin).diameter);
    const auto first_of = [&](std::size_t i) {
        while (group_of[i] != i) i = group_of[i] = group_of[group_of[i]];
        return i;
    };
    for (std::size_t i = 0; i < along.size(); ++i) {
        for (std::size_t k = i + 1; k < along.size() && x(along[k]) - x(along[i]) < widest + kApart; ++k) {
            if (!touching(match, coins[along[i]], coins[along[k]])) continue;
            const std::size_t one = first_of(along[i]), other = first_of(along[k]);
            group_of[std::max(one, other)] = std::min(one, other);
        }
    }
    std::vector<std::vector<int>> groups;
    std::vector<std::size_t> place(coins.size());
    for (std::size_t i = 0; i < coins.size(); ++i) {
        const std::size_t first = first_of(i);
        if (first == i) {
            place[i] = groups.size();
            groups.emplace_back();
        }
        groups[place[first]].push_back(coins[i]);
    }
    for (auto& group : groups) std::ranges::sort(group);
    return groups;
}

bool linked(const Match& match, std::span<const int> coins) { return linked_groups(match, coins).size() <= 1; }

int muster(Match& match, std::span<const int> coins, int commander) {
    const int number = ++match.armies_formed;
    match.armies.push_back({number, commander != kNoCoin ? commander : commander_of(match, coins)});
    for (const int coin : coins) match.coin(coin).army = number;
    return number;
}

Events dissolve(Match& match, int army) {
    const std::vector<int> coins = members(match, army);
    for (const int coin : coins) {
        match.coin(coin).army = kNoArmy;
        match.coin(coin).cut_off = false;
    }
    std::erase_if(match.armies, [&](const Army& each) { return each.number == army; });
    return {Dissolved{army, coins}};
}

}  // namespace rules::coin_wars
