#pragma once
// Section 3, the turn: up to 10 actions (CW-6), a coin takes part in one of them (CW-7, R-3), stopping early
// passing.

#include <optional>
#include <string_view>

#include "engine/core/result.h"
#include "game/rules/coin_wars/command.h"
#include "game/rules/coin_wars/events.h"
#include "game/rules/refusal.h"

namespace rules::coin_wars {

enum class Deed { Move, Attack, Charge };

// The coin of that id, where side, turn and actions let it do this; says nothing yet about where and whom.
core::Result<int, Refusal> acting(const Match& match, std::string_view id, Deed deed);
std::optional<Refusal> check_acting(const Match& match, int coin, Deed deed);
// One action, and the coin has taken part in it.
void spend_action(Match& match, int coin, Deed deed);

std::optional<Refusal> check(const Match& match, const EndTurn& command);
Events apply(Match& match, const EndTurn& command);

// The first turn of the battle.
Events begin_play(Match& match);
// some coin of the side to act could move or attack.
bool can_act(const Match& match);

}  // namespace rules::coin_wars
