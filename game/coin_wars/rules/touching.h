#pragma once
// coins as discs on the table, and which of them touch.

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

measure::Disc disc_of(const Match& match, int coin);
bool touching(const Match& match, int a, int b);

}  // namespace rules::coin_wars
