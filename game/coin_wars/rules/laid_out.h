#pragma once
// A scenario becomes a match.

#include <memory>

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// The coins where the battle puts them and nothing else: no Armies, no arrivals.
Match laid_out(std::shared_ptr<const Scenario> scenario);
// Replaces the match's scenario by one with the same coins in the same order.
void adopt(Match& match, std::shared_ptr<const Scenario> scenario);

}  // namespace rules::coin_wars
