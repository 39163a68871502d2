#pragma once
// CW-12, R-13, Long Range: shoots at a coin that one card laid flat reaches; options `card_range` and `fire_blocked`
//

#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The largest gap between rims that a shot can cross, inches.
double range(const TableOptions& options);
bool in_range(const Match& match, int shooter, int target);
// The first coin that blocks the shot; kNoCoin if none does.
int blocker(const Match& match, int shooter, int target);
// True if the target is in range and neither a coin nor ground (BX-12) blocks the shot.
bool has_clear_shot(const Match& match, int shooter, int target);

// BX-9
// The largest gap between rims that this coin's shot can cross, inches.
double range_of(const Match& match, int coin);
// True if the coin has Long Range, is not cut off, has shots left, and no rule forbids shooting.
bool can_fire(const Match& match, int coin);
// Its shots in the battle, and those left; nullopt: unlimited.
std::optional<int> shots_of(const Match& match, int coin);
std::optional<int> shots_left(const Match& match, int coin);

// The reason why this shot is refused: too far, blocked or hidden.
Refusal refuse_shot(const Match& match, int shooter, int target);

}  // namespace rules::coin_wars
