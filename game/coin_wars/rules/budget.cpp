#include "game/coin_wars/rules/budget.h"

namespace rules::coin_wars {

double price(const CoinType& type, Price by) {
    return by == Price::Points && type.points > 0 ? type.points : type.cents;
}

double price(const Scenario& scenario, Side side, Price by) {
    double sum = 0;
    for (const CoinSetup& coin : scenario.coins)
        if (coin.side == side) sum += price(scenario.types[static_cast<std::size_t>(coin.type)], by);
    return sum;
}

}  // namespace rules::coin_wars
