#pragma once
// RPG-39, 43, 47: a Trait's coin is lowered by a step.

#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

// The current Character's Trait, whose coin is a Nickel or better. A fuel Burn leaves a chance for Flamebait
// (RPG-77).
Events burn(Match& match, Trait trait, BurnKind kind);

}  // namespace rules::coin_rpg
