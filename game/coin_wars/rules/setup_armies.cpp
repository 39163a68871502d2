#include "game/coin_wars/rules/setup_armies.h"

#include <algorithm>

#include "game/coin_wars/rules/army.h"

namespace rules::coin_wars {

namespace {

bool is_complete(const Match& match, std::span<const int> coins) {
    const auto single = [&](int coin) { return match.on_table(coin) && !match.in_army(coin); };
    return std::ranges::all_of(coins, single) && linked(match, coins);
}

}  // namespace

int commander_of(const Match& match, std::span<const int> coins) {
    const auto it = std::ranges::find_if(coins, [&](int coin) { return match.type(coin).command; });
    return it == coins.end() ? kNobody : *it;
}

Events form_setup_armies(Match& match, std::span<const int> newcomers) {
    Events events;
    const auto& battle = match.scenario;
    for (const std::vector<int>& coins : battle->armies) {
        const bool concerned = std::ranges::find_first_of(coins, newcomers) != coins.end();
        if (!concerned || !is_complete(match, coins)) continue;
        const int commander = commander_of(match, coins);
        const int army = muster(match, coins, commander);
        events.push_back(Formed{army, match.side_of(coins.front()), members(match, army), commander});
    }
    return events;
}

}  // namespace rules::coin_wars
