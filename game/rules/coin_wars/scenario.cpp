#include "game/rules/coin_wars/scenario.h"

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

}  // namespace rules::coin_wars
