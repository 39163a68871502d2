#pragma once
// CW-30, R-33: each side's purse grows by the enemy coins that its own units destroy.

#include "game/coin_wars/rules/event_list.h"

namespace rules::coin_wars {

Events grow_purse(Match& match, Side side, int cents);

}  // namespace rules::coin_wars
