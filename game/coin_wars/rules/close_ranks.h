#pragma once
// what an Army does after losses: another commander takes over, one coin alone is no Army, and
// the survivors close ranks.

#include "game/coin_wars/rules/event_list.h"
#include "game/kit/hand.h"

namespace rules::coin_wars {

// where the commander has fallen.
Events succeed(Match& match, int army);
// the largest linked group stays (ties: the commander's, then the one nearest to `attacker`), the
// others are brought up, as little as needed; those for whom there is no way stay, cut off. An Army of one
// coin is dissolved.
Events close_ranks(Match& match, const Throws& throws, int army, int attacker);

}  // namespace rules::coin_wars
