#pragma once
// CW-15, R-15, Spy: destroys a single coin whatever the scores, and is destroyed by a single coin's attack.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

// True if this attack by a single coin destroys the target
// at once because one of them is a Spy. Check R-16 first.
bool spy_decides(const Match& match, int attacker, int target);
// true if the target does not attack back. `destroyed`: the attack destroys it.
bool spy_silences(const Match& match, int attacker, int target, bool destroyed);

}  // namespace rules::coin_wars
