#include "game/coin_wars/rules/match_setup.h"

#include "game/coin_wars/rules/changing_ground.h"
#include "game/coin_wars/rules/coin_wars_hash.h"
#include "game/coin_wars/rules/victory.h"

namespace rules::coin_wars {

namespace {

Coin laid_out(const CoinSetup& setup) {
    Coin coin;
    coin.at = setup.at.value_or(Vec2{});
    if (setup.watching)
        coin.place = Place::Watching;
    else if (setup.arrives > 0)
        coin.place = Place::Arriving;
    else
        coin.place = setup.at ? Place::Table : Place::Hand;
    return coin;
}

}  // namespace

void adopt(Match& match, std::shared_ptr<const Scenario> scenario) {
    match.scenario = std::move(scenario);
    match.coin_index = std::make_shared<const CoinIndex>(match.scenario->coins);
    match.scenario_hash = hash_of(*match.scenario);
    match.ending.held.assign(held_conditions(*match.scenario), 0);
    match.ending.ground = ground_at_first(*match.scenario);
    match.ending.special.assign(match.scenario->advanced.special.size(), {});
}

Match laid_out(std::shared_ptr<const Scenario> scenario) {
    Match match;
    adopt(match, std::move(scenario));
    for (const CoinSetup& setup : match.scenario->coins) match.coins.push_back(laid_out(setup));
    return match;
}

}  // namespace rules::coin_wars
