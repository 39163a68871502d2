#pragma once
// BX-9, the rule that a unit must attack what it can strike: its side's turn cannot end while such an attack is left.

#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// An attack, or a single coin's Charge, that must come before this turn may end; nullopt if the turn may end.
std::optional<Command> owed_attack(const Match& match);
// The attack that is owed, or else the end of the turn.
Command end_of_turn(const Match& match);
// Refuses to end a turn while an attack is owed: must_attack.
std::optional<Refusal> check_owed(const Match& match);

}  // namespace rules::coin_wars
