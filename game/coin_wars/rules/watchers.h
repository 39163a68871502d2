#pragma once
// CW-3, watchers: a coin that is not agreed on lies beside the battle and is never moved or attacked.

#include <optional>

#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// Refuses with `watcher` if this coin is one.
std::optional<Refusal> check_watching(const Match& match, int coin);

}  // namespace rules::coin_wars
