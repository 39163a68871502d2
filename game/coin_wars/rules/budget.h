#pragma once
// R-2, BX-8: prices of coins in a free battle.

#include "game/coin_wars/rules/scenario.h"

namespace rules::coin_wars {

// In cents, or in points: the coin set's price, or the face value if it has none.
inline double price(const CoinType& type, Price by) {
    return by == Price::Points && type.points > 0 ? type.points : type.cents;
}
// Of all coins of the side.
inline double price(const Scenario& scenario, Side side, Price by) {
    double sum = 0;
    for (const CoinSetup& coin : scenario.coins)
        if (coin.side == side) sum += price(scenario.types[static_cast<std::size_t>(coin.type)], by);
    return sum;
}

}  // namespace rules::coin_wars
