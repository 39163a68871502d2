#pragma once
// Coin sets and formations: shipped ones, the player's own, and those of packs.

#include "game/coin_wars/screens/common/battle_app.h"

namespace screens {

void open_collection(BattleApp& app);  // opens over this screen

}  // namespace screens
