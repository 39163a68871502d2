#pragma once
// BX-7 after the end of a battle: which parts of the deciding condition came true.

#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// Whole clauses: "Carthage has lost 11 of its 29 coins", "Darius has fallen". Of several ways to a goal, only those
// completed; that the loser was not first is omitted if there is more to say. Empty if no condition decided, or one
// without requirements.
std::vector<Phrase> facts_of_end(const Match& match);

}  // namespace rules::coin_wars
