#pragma once
// CW-28, R-31, BX-6, Going Beyond: Offense doubles for one attack, then the coin is destroyed.

#include <optional>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/score.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// Refuses if this coin may not go beyond now: not agreed on, not listed, or too often.
std::optional<Refusal> check_beyond(const Match& match, int coin);
// Resolves the coins that an attack by `units` names: each must be one of them, named once, with Offense to double.
core::Result<std::vector<int>, Refusal> going_beyond(const Match& match, const Ids& named,
                                                     const std::vector<int>& units, const StrikeContext& bout);

}  // namespace rules::coin_wars
