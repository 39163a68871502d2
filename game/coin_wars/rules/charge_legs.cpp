#include "game/coin_wars/rules/charge_legs.h"

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/move.h"

namespace rules::coin_wars {

Path charging_path(Path path) {
    path.going = Going::Charging;
    return path;
}

Path with_rest(Path path, double had, double used) {
    path.reach = std::min(path.reach, had) - used;
    path.slow_reach = std::min(path.slow_reach, had) - used;
    return path;
}

Events go_on(Match& match, const Throws& throws, const Fight& fight) {
    if (!fight.rest) return {};
    std::vector<int> left = fight.attackers;
    std::erase_if(left, [&](int coin) { return !match.on_table(coin); });
    if (left.empty()) return {};
    const int army = fight.strike.army;
    const bool stands = army_of(match, army) != nullptr;
    // CW-26: a broken Army stops; a single survivor continues.
    if (!stands && left.size() > 1) return {StoodStill{left.front(), "CW-26"}};

    const auto front = stands ? front_for(match, army, *fight.rest, "") : core::Result<int, Refusal>(left.front());
    if (!front) return {StoodStill{left.front(), front.error().rule}};
    Path path = charging_path(stands ? path_of_front(match, *front, *fight.rest) : path_to(match, *front, *fight.rest));
    if (path.to == path.from) return {};
    const auto began = std::ranges::find(match.charges, *front, &ChargeBegan::coin);
    if (began != match.charges.end()) path.began = began->from;
    // it has what it had when the Charge began. R-22: with a new front coin the smaller one counts.
    if (match.scenario->rulings.charge_is_one_move()) {
        const auto place = std::ranges::find(fight.attackers, *front) - fight.attackers.begin();
        const ChargeReach& had = fight.had[static_cast<std::size_t>(place)];
        path.reach = had.any;
        path.slow_reach = had.slow;
    } else {
        path.reach = allowance(match, *front, path.began.value_or(path.from));
    }
    path = with_rest(path, fight.allowance, fight.used);
    if (auto refusal = stands ? check_march(match, path) : check_path(match, path))
        return {StoodStill{*front, refusal->rule}};
    return stands ? march(match, throws, path) : slide(match, path);
}

}  // namespace rules::coin_wars
