#pragma once
// R-2, BX-8: what coins cost in a free battle.

#include "game/coin_wars/rules/scenario.h"

namespace rules::coin_wars {

// In cents, or in points: the coin set's, where it names none the face value.
double price(const CoinType& type, Price by);
// Of all the side's coins.
double price(const Scenario& scenario, Side side, Price by);

}  // namespace rules::coin_wars
