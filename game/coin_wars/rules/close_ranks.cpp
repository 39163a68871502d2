#include "game/coin_wars/rules/close_ranks.h"

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/attack_force.h"
#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

namespace {

double nearness(const Match& match, const std::vector<int>& group, int attacker) {
    const int nearest = nearest_of(match, group, {attacker});
    return measure::gap(disc_of(match, nearest), disc_of(match, attacker));
}

std::vector<int> group_that_stays(const Match& match, int army, int attacker) {
    const auto groups = linked_groups(match, members(match, army));
    const int commander = army_of(match, army)->commander;
    const auto better = [&](const std::vector<int>& a, const std::vector<int>& b) {
        if (a.size() != b.size()) return a.size() > b.size();
        if (commander != kNoCoin && core::contains(a, commander) != core::contains(b, commander))
            return core::contains(a, commander);
        return nearness(match, a, attacker) < nearness(match, b, attacker);
    };
    return *std::ranges::min_element(groups, better);
}

}  // namespace

Events succeed(Match& match, int number) {
    const auto army = std::ranges::find(match.armies, number, &Army::number);
    if (army == match.armies.end() || army->commander == kNoCoin || match.on_table(army->commander)) return {};
    const int before = army->commander;
    army->commander = commander_of(match, members(match, number));
    return {CommanderChanged{number, before, army->commander}};
}

Events close_ranks(Match& match, const Throws& throws, int army, int attacker) {
    const std::vector<int> all = members(match, army);
    if (all.size() < 2) return dissolve(match, army);
    const std::vector<int> staying = group_that_stays(match, army, attacker);
    measure::GatherTask task{surroundings(match, army), {}, {}};
    std::vector<int> coins;
    for (const int coin : all) {
        match.coin(coin).cut_off = false;
        if (core::contains(staying, coin)) {
            task.settled.push_back(disc_of(match, coin));
            continue;
        }
        coins.push_back(coin);
        task.coming.push_back(coming(match, coin, match.coin(coin).at));
    }
    if (coins.empty()) return {};

    auto places = measure::gather(task);
    // If some coin has no place, the hand is not asked for a proposal.
    if (std::ranges::all_of(places, [](const auto& place) { return place.has_value(); })) {
        const std::vector<Vec2> proposed = throws.gather(task);
        if (measure::is_gathered(task, proposed)) places.assign(proposed.begin(), proposed.end());
    }
    Regrouped regrouped{army, {}, {}};
    for (std::size_t i = 0; i < coins.size(); ++i) {
        Coin& coin = match.coin(coins[i]);
        coin.cut_off = !places[i];
        if (coin.cut_off) {
            regrouped.cut_off.push_back(coins[i]);
        } else {
            regrouped.moves.push_back({coins[i], coin.at, *places[i]});
            coin.at = *places[i];
        }
    }
    return {std::move(regrouped)};
}

}  // namespace rules::coin_wars
