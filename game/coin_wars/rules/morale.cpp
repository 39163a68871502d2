#include "game/coin_wars/rules/morale.h"

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/special.h"

namespace rules::coin_wars {

namespace {

constexpr int kBreaksOver = 5;

Events scatter(Match& match, const Throws& throws, int army) {
    const std::vector<int> coins = members(match, army);
    measure::ScatterTask task{surroundings(match, army), {}, {}};
    for (const int coin : coins) {
        task.coins.push_back(disc_of(match, coin));
        task.ground.push_back(coming(match, coin, match.coin(coin).at).ground);
    }
    dissolve(match, army);
    std::vector<Vec2> places = throws.scatter(task);
    if (!measure::is_scattered(task, places)) places = measure::scatter(task);
    Scattered scattered;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        Coin& coin = match.coin(coins[i]);
        if (coin.at != places[i]) scattered.moves.push_back({coins[i], coin.at, places[i]});
        coin.at = places[i];
    }
    return {std::move(scattered)};
}

}  // namespace

Shaken shaken(const Match& match, int army, int before, int lost) {
    const bool morale = match.scenario->advanced.morale;
    if (lost == 0 || before - lost < 2) return Shaken::Stands;
    const SpecialRule* special = special_morale(match, members(match, army));
    if (special != nullptr && special->what.duty.never_breaks) return Shaken::Stands;
    if (special != nullptr ? lost >= special->what.duty.breaks : morale && lost > kBreaksOver) return Shaken::Breaks;
    return morale && 2 * lost >= before ? Shaken::MaySplit : Shaken::Stands;
}

Events break_up(Match& match, const Throws& throws, int army) {
    Events events{Broke{army, members(match, army)}};
    append(events, scatter(match, throws, army));
    return events;
}

Events split_up(Match& match, const Throws& throws, int army) {
    Events events{SplitUp{army, members(match, army)}};
    append(events, scatter(match, throws, army));
    return events;
}

}  // namespace rules::coin_wars
