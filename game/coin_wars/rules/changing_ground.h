#pragma once
// BX-13, ground that a condition opens or closes: bridges that break, walls that are breached, mud and mist. A
// condition that has come true stays true.

#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/victory.h"

namespace rules::coin_wars {

// The state at the start of the battle; empty if no ground has a condition.
std::vector<GroundState> ground_at_first(const Scenario& scenario);
// True if the ground is in effect in this round, by its rounds and its conditions. It must belong to this battle.
// Deployment counts as the first round.
bool holds_now(const Match& match, const Terrain& ground);
// Which of its conditions have come true. `ground`: as for holds_now.
GroundState state_of(const Match& match, const Terrain& ground);
// The ground for a different set of coins: as at the start, without exceptions and conditions.
std::vector<Terrain> ground_for_others(std::vector<Terrain> ground);
// Records conditions that have come true, with an event for each piece of ground that begins or ends.
Events change_ground(Match& match, Moment moment);

}  // namespace rules::coin_wars
