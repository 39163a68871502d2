#pragma once
// BX-13, ground that a condition opens or closes: bridges that break, walls that are breached, mud and mist. What has once
// come true stays so.

#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/victory.h"

namespace rules::coin_wars {

// Before anything has happened; empty if no ground of the battle has a condition.
std::vector<GroundState> ground_at_first(const Scenario& scenario);
// True if it holds in this round, by its rounds and by its conditions; the ground must be a piece of this battle's. Deployment
// counts as the first round.
bool holds_now(const Match& match, const Terrain& ground);
// What of its conditions has come true. As for holds_now.
GroundState state_of(const Match& match, const Terrain& ground);
// The ground as it lies at first, for other coins: without exceptions and conditions.
std::vector<Terrain> ground_for_others(std::vector<Terrain> ground);
// Notes what has come true, with an event for each piece that begins or ends by it.
Events change_ground(Match& match, Moment moment);

}  // namespace rules::coin_wars
