#pragma once
// R-36, stalemate: no remaining coin can destroy another.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// Armies that could still form count as well. Uncertain cases count as possible, so that only a certain stalemate is
// announced.
bool nothing_can_fall(const Match& match);

}  // namespace rules::coin_wars
