#pragma once
// coins as discs on the table, and which of them touch.

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/match.h"

namespace rules::coin_wars {

inline measure::Disc disc_of(const Match& match, int coin) { return {match.coin(coin).at, match.type(coin).radius()}; }

inline bool touching(const Match& match, int a, int b) {
    return measure::touching(disc_of(match, a), disc_of(match, b));
}

}  // namespace rules::coin_wars
