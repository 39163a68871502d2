#pragma once
// R-36, stalemate: nothing that is left can destroy anything.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// Armies that could still form count too. Uncertain cases count as possible, so a stalemate is announced only if it is
// certain.
bool nothing_can_fall(const Match& match);

}  // namespace rules::coin_wars
