#include "game/coin_wars/rules/touching.h"

namespace rules::coin_wars {

measure::Disc disc_of(const Match& match, int coin) { return {match.coin(coin).at, match.type(coin).radius()}; }

bool touching(const Match& match, int a, int b) { return measure::touching(disc_of(match, a), disc_of(match, b)); }

}  // namespace rules::coin_wars
