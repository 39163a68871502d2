#pragma once
// CW-3: a coin that is not agreed on lies beside the battle; it is never moved or attacked.

#include <optional>

#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// `watcher`, where this coin is one.
std::optional<Refusal> check_watching(const Match& match, int coin);

}  // namespace rules::coin_wars
