#pragma once
// BX-3, arrivals: coins that enter on a given turn inside an area, at the nearest free place, or a turn later.

#include <optional>

#include "game/coin_wars/rules/event.h"

namespace rules::coin_wars {

// Called when a turn begins: enters the coins of the side to act that are due and that no special rule delays (BX-9).
Events arrive(Match& match);
// Where this coin would enter now: the place nearest to its wanted one (default: the area's centroid) where the whole
// coin is inside its area, on the table, free, and off impassable ground that affects it. nullopt if there is none.
std::optional<Vec2> entry(const Match& match, int coin);
// True if it could enter if nothing stood in its way.
bool has_room_to_enter(const Scenario& scenario, int coin);

}  // namespace rules::coin_wars
