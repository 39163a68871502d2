#pragma once
// Coin sets and formations: those that ship, one's own, and those of packs.

#include "game/coin_wars/screens/common/battle_app.h"

namespace screens {

void open_collection(BattleApp& app);  // over this screen

}  // namespace screens
