#include "game/coin_wars/rules/army_names.h"

#include <algorithm>
#include <optional>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/display_names.h"

namespace rules::coin_wars {

namespace {

Phrase plain_name(const Match& match, const Army& army) {
    if (army.commander != kNoCoin) return say("{1}'s Army", display_name(*match.scenario, army.commander));
    const std::vector<int> coins = members(match, army.number);
    // A mixed Army without a commander.
    if (!is_of_one_type(match, army.number)) return say("Army of {1}", listed(*match.scenario, coins));
    return say("Army of {1}", several_of(*match.scenario, static_cast<int>(coins.size()),
                                         match.setup(coins.front()).type, match.side_of(coins.front())));
}

// Average x of its coins' starting places; nullopt if they were deployed.
std::optional<double> home(const Match& match, const Army& army) {
    double sum = 0;
    const std::vector<int> coins = members(match, army.number);
    for (const int coin : coins) {
        const CoinSetup& setup = match.setup(coin);
        if (!setup.at) return std::nullopt;
        sum += setup.at->x;
    }
    return sum / static_cast<double>(coins.size());
}

// The Army's place among `count` from left to right; empty if there are too many for these words.
Phrase wing(std::size_t place, std::size_t count) {
    if (count > 3) return {};
    if (place == 0) return say("left");
    return place + 1 == count ? say("right") : say("centre");
}

}  // namespace

Phrase army_alone(const Match& match, int army) {
    const Army* found = army_of(match, army);
    return found ? plain_name(match, *found) : say("the Army");
}

Phrase army_name(const Match& match, int army) {
    const Army* found = army_of(match, army);
    if (!found) return say("the Army {1}", plain(army_id(army)));
    const Phrase name = plain_name(match, *found);
    if (found->commander != kNoCoin && !own_name(*match.scenario, found->commander).empty()) return name;
    const Side side = side_of_army(match, army);
    std::vector<std::optional<double>> homes;
    std::vector<Phrase> where;
    for (const Army& other : match.armies) {
        if (plain_name(match, other) != name) continue;
        if (side_of_army(match, other.number) == side)
            homes.push_back(home(match, other));
        else if (where.empty())
            where.push_back(display_name(*match.scenario, side));
    }
    if (homes.size() > 1) {
        std::ranges::sort(homes);
        const bool distinct = homes.front() && std::ranges::adjacent_find(homes) == homes.end();
        const auto place = std::ranges::find(homes, home(match, *found)) - homes.begin();
        const Phrase words = distinct ? wing(static_cast<std::size_t>(place), homes.size()) : Phrase();
        where.push_back(words.empty() ? plain(army_id(army)) : words);
    }
    return where.empty() ? name : say("{1} ({2})", name, joined(where, comma()));
}

}  // namespace rules::coin_wars
