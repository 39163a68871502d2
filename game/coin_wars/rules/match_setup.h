#pragma once
// Turns a scenario into a match.

#include <memory>

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// Only the coins as the battle places them: no Armies, no arrivals.
Match laid_out(std::shared_ptr<const Scenario> scenario);
// Replaces the match's scenario with one that has the same coins in the same order.
void adopt(Match& match, std::shared_ptr<const Scenario> scenario);

}  // namespace rules::coin_wars
