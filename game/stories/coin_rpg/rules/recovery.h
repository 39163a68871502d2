#pragma once
// RPG-19, 51 to 53, 80, 81: what heals at the start of a Scene.

#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

// Fuel Burns end, damage heals, the marks of the Scene before are cleared: for all Characters.
Events recover(Match& match);

// What the Trait gains at the start of a Scene, before its rating bounds it.
int recovery(const Match& match, int seat, Trait trait);

}  // namespace rules::coin_rpg
