#pragma once
// R-2, BX-8: prices of coins in a free battle.

#include "game/coin_wars/rules/scenario.h"

namespace rules::coin_wars {

// In cents, or in points: the coin set's price, or the face value if it has none.
double price(const CoinType& type, Price by);
// Of all coins of the side.
double price(const Scenario& scenario, Side side, Price by);

}  // namespace rules::coin_wars
