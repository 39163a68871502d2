#pragma once
// RPG-39, 43, 47: lowering a Trait's coin by a step. RPG-19, 51 to 53, 80, 81: what heals at the start of a Scene.

#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

// Burns the current Character's Trait; its coin must be a Nickel or better. A fuel Burn may feed Flamebait (RPG-77).
Events burn(Match& match, Trait trait, BurnKind kind);

// For all Characters: ends fuel Burns, heals damage, clears the last Scene's marks.
Events recover(Match& match);

// How much the Trait gains at the start of a Scene, before the limit of its rating.
int recovery(const Match& match, int seat, Trait trait);

}  // namespace rules::coin_rpg
