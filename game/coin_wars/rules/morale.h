#pragma once
// CW-26, R-29, BX-9: an Army that loses more than 5 units in one attack breaks; an Army that loses half of its units
// may be split by its owner.

#include "game/coin_wars/rules/event.h"
#include "game/kit/hand.h"

namespace rules::coin_wars {

enum class Shaken { Stands, MaySplit, Breaks };
// The state of the Army after its losses. `before`: its units before this attack; `lost`: how many of them fell.
Shaken shaken(const Match& match, int army, int before, int lost);

// Dissolves the Army; its coins are pushed apart, away from the enemy.
Events break_up(Match& match, const Throws& throws, int army);
// The same by its owner's choice.
Events split_up(Match& match, const Throws& throws, int army);

}  // namespace rules::coin_wars
