#include "game/coin_wars/lab/touching_groups.h"

#include <iterator>

namespace lab {

namespace {

// Removes the touching group of `rest`'s first coin from `rest`, and returns it.
std::vector<int> take_group(const cw::Scenario& scenario, std::vector<int>& rest) {
    std::vector<int> group{rest.front()};
    rest.erase(rest.begin());
    for (std::size_t i = 0; i < group.size(); ++i) {
        const measure::Disc link = disc_of(scenario, group[i]);
        const auto touches = [&](int coin) { return measure::touching(disc_of(scenario, coin), link); };
        std::ranges::copy_if(rest, std::back_inserter(group), touches);
        std::erase_if(rest, touches);
    }
    return group;
}

}  // namespace

measure::Disc disc_of(const cw::Scenario& scenario, int coin) {
    return {*scenario.coin(coin).at, scenario.type_of(coin).radius()};
}

bool is_linked(const cw::Scenario& scenario, std::span<const int> coins) {
    std::vector<int> rest(coins.begin(), coins.end());
    if (!rest.empty()) take_group(scenario, rest);
    return rest.empty();
}

std::vector<std::vector<int>> groups_of(const cw::Scenario& scenario, cw::Side side) {
    std::vector<int> rest;
    for (std::size_t i = 0; i < scenario.coins.size(); ++i) {
        const cw::CoinSetup& coin = scenario.coins[i];
        if (coin.side == side && coin.at && coin.arrives == 0 && !coin.watching) rest.push_back(static_cast<int>(i));
    }
    std::vector<std::vector<int>> groups;
    while (!rest.empty()) groups.push_back(take_group(scenario, rest));
    return groups;
}

}  // namespace lab
