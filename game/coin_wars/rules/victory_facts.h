#pragma once
// BX-7 once a battle is over: what has come true of the condition that decided it.

#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// Whole clauses: "Carthage has lost 11 of its 29 coins", "Darius has fallen". Of several ways to a goal only those that
// were gone to the end; that the loser was not first is left out where more is to be said. Empty if no condition decided,
// or one that asks for nothing.
std::vector<Phrase> facts_of_end(const Match& match);

}  // namespace rules::coin_wars
