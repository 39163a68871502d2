#pragma once
// R-36, stalemate: no remaining coin can destroy another.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// Armies that could still form count as well. Uncertain cases count as possible, so that only a certain stalemate is
// announced. `by`: the rulings whose answer is wanted; an attack hashes that of its battle (Fight::was_hopeless).
bool nothing_can_fall(const Match& match, Rulings by = kNewestRulings);

}  // namespace rules::coin_wars
