#pragma once
// Two traits that decide between single coins, whatever the scores: Spy (CW-15, R-15) destroys any, and is
// destroyed by any; Armored (CW-16, R-16) withstands all, a Spy included unless `spy_beats_armored`.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

bool withstands(const Match& match, int attacker, int target);
// True if this attack by a single coin destroys the target
// at once because one of them is a Spy. Ask withstands() first.
bool spy_decides(const Match& match, int attacker, int target);
// true if the target does not attack back. `destroyed`: the attack destroys it.
bool spy_silences(const Match& match, int attacker, int target, bool destroyed);

}  // namespace rules::coin_wars
