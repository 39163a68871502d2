#pragma once
// Starts a battle at once, without the players' decisions before the first turn.

#include "game/coin_wars/screens/battle/game.h"

namespace screens {

// Both sides agree, a coin is tossed, its winner (or `first`) goes first, and both sides deploy as in history. Stops at
// the deployment if the battle lacks a place for one of a side's coins.
void start_at_once(BattleGame& game, std::optional<cw::Side> first = {});

}  // namespace screens
