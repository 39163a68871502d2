#pragma once
// An Army's name: after its commander, otherwise after its coins.

#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// "Alexander's Army"; without a commander "Army of Hoplites". If several Armies of a side would share a name, adds
// where their coins began, seen from Heads' edge, "Army of Hoplites (left)", or else their ids. If an enemy Army would
// share it, adds the side's name: "Quarter's Army (Rome)".
Phrase army_name(const Match& match, int army);
// The same without the part that tells Armies apart: for use beside its id.
Phrase army_alone(const Match& match, int army);

}  // namespace rules::coin_wars
