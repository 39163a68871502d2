#pragma once
// an Army after losses: a new commander takes over, an Army of one coin is dissolved, and the survivors
// close ranks.

#include "game/coin_wars/rules/event.h"
#include "game/kit/hand.h"

namespace rules::coin_wars {

// if the commander has fallen, another Command coin takes over.
Events succeed(Match& match, int army);
// the largest linked group stays (ties: the commander's group, then the one nearest to `attacker`); the others
// are gathered to it with the least movement. Coins with no way there stay where they are, cut off. An Army of one coin
// is dissolved.
Events close_ranks(Match& match, const Throws& throws, int army, int attacker);

}  // namespace rules::coin_wars
