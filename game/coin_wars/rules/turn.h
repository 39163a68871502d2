#pragma once
// Section 3, the turn: it begins, is ended early or passed. Who may act in it, acting.h says.

#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// All actions are left, and no coin has acted: as that side's turn begins.
void refresh(Match& match, Side side);

std::optional<Refusal> check(const Match& match, const EndTurn& command);
Events apply(Match& match, const Throws& throws, const EndTurn& command);

// The first turn of the battle.
Events begin_play(Match& match, const Throws& throws);
// true if some coin or Army of the side to act could move or attack.
bool can_act(const Match& match);

}  // namespace rules::coin_wars
