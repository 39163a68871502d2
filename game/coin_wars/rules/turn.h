#pragma once
// Section 3, the turn: it begins, and ends early or is passed. acting.h says who may act in it.

#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// Restores all actions and clears what coins did, as that side's turn begins.
void refresh(Match& match, Side side);

// The match as that side's next turn begins, if nobody does anything before, arrives, or finds other ground; over if
// the battle ends first.
void begin_next_turn(Match& match, Side side);

std::optional<Refusal> check(const Match& match, const EndTurn& command);
Events apply(Match& match, const Throws& throws, const EndTurn& command);

// Begins the first turn of the battle.
Events begin_play(Match& match, const Throws& throws);
// true if some coin or Army of the side to act can move or attack.
bool can_act(const Match& match);

}  // namespace rules::coin_wars
