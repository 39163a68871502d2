#pragma once
// CW-30, R-33: a side's purse grows by the value of the enemy coins that its units destroy.

#include "game/coin_wars/rules/event_list.h"

namespace rules::coin_wars {

Events grow_purse(Match& match, Side side, int cents);

}  // namespace rules::coin_wars
