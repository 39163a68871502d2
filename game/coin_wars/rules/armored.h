#pragma once
// CW-16, R-16: Armored withstands every single coin, a Spy included unless `spy_beats_armored`.

#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

bool withstands(const Match& match, int attacker, int target);

}  // namespace rules::coin_wars
