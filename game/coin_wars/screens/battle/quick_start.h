#pragma once
// A battle that begins at once: what the players settle before the first turn is settled for them.

#include "game/coin_wars/screens/battle/game.h"

namespace screens {

// Both agree, a coin is tossed, its winner acts first unless `first` is to, and both sides stand as in history. Stops at the
// deployment of a side whose battle names no place for one of its coins.
void start_at_once(BattleGame& game, std::optional<cw::Side> first = {});

}  // namespace screens
