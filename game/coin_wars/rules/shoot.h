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

// Why this shot is refused: too far, or blocked.
Refusal refuse_shot(const Match& match, int shooter, int target);

}  // namespace rules::coin_wars
