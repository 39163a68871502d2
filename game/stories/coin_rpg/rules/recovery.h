#pragma once
// RPG-39, 43, 47: a Trait's coin is lowered by a step. RPG-19, 51 to 53, 80, 81: what heals at the start of a
// Scene.

#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

// The current Character's Trait, whose coin is a Nickel or better. A fuel Burn may feed Flamebait (RPG-77).
Events burn(Match& match, Trait trait, BurnKind kind);

// Fuel Burns end, damage heals, the marks of the Scene before are cleared: for all Characters.
Events recover(Match& match);

// What the Trait gains at the start of a Scene, not yet limited by its rating.
int recovery(const Match& match, int seat, Trait trait);

}  // namespace rules::coin_rpg
