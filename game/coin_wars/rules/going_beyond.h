#pragma once
// CW-28, R-31, BX-6: going beyond: a doubled Offense for one attack, and then the end.

#include <optional>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/score.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The battle's rules let one more coin of this kind go beyond now: agreed on, named, and not too often yet.
std::optional<Refusal> check_beyond(const Match& match, int coin);
// All that are named in an attack by these units: each one of them, once, with an Offense to double.
core::Result<std::vector<int>, Refusal> going_beyond(const Match& match, const Ids& named,
                                                     const std::vector<int>& units, const Bout& bout);

}  // namespace rules::coin_wars
