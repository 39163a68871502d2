#include "game/coin_wars/rules/scenario.h"

namespace rules::coin_wars {

Condition has_lost(Side side, int coins, int cents) {
    Condition lost;
    lost.kind = Condition::Kind::Lost;
    lost.side = side;
    lost.coins = coins;
    lost.cents = cents;
    return lost;
}

}  // namespace rules::coin_wars
