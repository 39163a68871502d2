#pragma once
// BX-4, waiting: coins that may not act before a certain turn.

#include <optional>

#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// Refuses with `waiting` if this coin may not act yet.
std::optional<Refusal> check_waiting(const Match& match, int coin);

}  // namespace rules::coin_wars
