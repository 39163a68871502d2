#pragma once
// BX-9, a rule by which a unit must attack what it can strike: its side's turn cannot end while one of its attacks is left.

#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// An attack, or a single coin's Charge, that has to be made before this turn may end; none: it may.
std::optional<Command> owed_attack(const Match& match);
// That attack, or else the end of the turn.
Command end_of_turn(const Match& match);
// Refuses the end of a turn that still owes one: must_attack.
std::optional<Refusal> check_owed(const Match& match);

}  // namespace rules::coin_wars
