#include "game/coin_wars/rules/scenario.h"

namespace rules::coin_wars {

TableOptions kitchen_table() { return {}; }

TableOptions tournament() {
    TableOptions options;
    options.engage = Engage::MoveThenAttack;
    options.gather = Gather::OwnReach;
    options.army_front = ArmyFront::TwoRanks;
    options.fire_blocked = FireBlocked::Any;
    return options;
}

Condition has_lost(Side side, int coins, int cents) {
    Condition lost;
    lost.kind = Condition::Kind::Lost;
    lost.side = side;
    lost.coins = coins;
    lost.cents = cents;
    return lost;
}

}  // namespace rules::coin_wars
