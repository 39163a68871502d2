#pragma once
// The expected gain and cost of a strike: the rules' exact odds, in the units of piece_value.h.

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/rules/command.h"

namespace bots {

// For an attack by this coin or its Army with all coins where they are now. `beyond`: a single coin doubles its Offense
// and falls (CW-28).
Blow expected_blow(const Board& board, int attacker, int target, bool ranged, bool beyond = false);
// For a legal Charge.
Blow expected_blow(const Board& board, const cw::Charge& charge);

}  // namespace bots
