#pragma once
// BX-3: coins that enter at a turn inside an area, at the nearest free place, else a turn later.

#include <optional>

#include "game/coin_wars/rules/event_list.h"

namespace rules::coin_wars {

// Enters whoever of the side to act is due; called when that side's turn begins.
Events arrive(Match& match);
// Where this coin would enter now: the place nearest to the wanted one (else to the area's middle) at which
// the whole coin lies inside its area and on the table, free, off impassable ground that concerns it.
std::optional<Vec2> entry(const Match& match, int coin);

}  // namespace rules::coin_wars
