#pragma once
// What an Army is called: by its leader, otherwise by its men.

#include <string>
#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// "Alexander's Army"; without a commander "Army of Hoplites". Armies of a side that would have the same name are told
// apart by where their coins began, seen from Heads' edge, "Army of Hoplites (left)"; else by their ids. One that an
// enemy's Army would be called as well has its side's name: "Quarter's Army (Rome)".
Phrase called_army(const Match& match, int army);
// The same without what tells it apart from others: for use beside its id.
Phrase army_alone(const Match& match, int army);

}  // namespace rules::coin_wars
