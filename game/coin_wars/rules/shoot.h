#pragma once
// CW-12, R-13, Long Range: fires at a coin that one card laid flat reaches; options `card_range` and
// `fire_blocked`.

#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The greatest gap between rims that a shot reaches, inches.
double range(const TableOptions& options);
bool in_range(const Match& match, int shooter, int target);
// The first coin that blocks the shot; kNobody if none does.
int blocker(const Match& match, int shooter, int target);
// In range, and neither a coin nor ground (BX-12) is between.
bool has_clear_shot(const Match& match, int shooter, int target);

// BX-9
// The greatest gap between rims that this coin's shot reaches, inches.
double range_of(const Match& match, int coin);
// It has Long Range, is not cut off, has shots left, and no rule forbids them.
bool can_fire(const Match& match, int coin);
// How many it has in the battle, and how many are left; nothing: no bound.
std::optional<int> shots_of(const Match& match, int coin);
std::optional<int> shots_left(const Match& match, int coin);

// Why this shot is refused: too far, blocked or hidden.
Refusal refuse_shot(const Match& match, int shooter, int target);

}  // namespace rules::coin_wars
