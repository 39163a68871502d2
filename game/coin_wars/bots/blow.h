#pragma once
// What a blow takes and costs on average: the rules' own exact odds, in the units of piece_value.h.

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/rules/command.h"

namespace bots {

// Of an attack by this coin or its Army as all coins lie now. `beyond`: a single coin doubles its Offense and falls (CW-28).
Blow expected_blow(const Board& board, int attacker, int target, bool ranged, bool beyond = false);
// Of a Charge that is legal.
Blow expected_blow(const Board& board, const cw::Charge& charge);

}  // namespace bots
