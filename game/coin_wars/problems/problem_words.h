#pragma once
// What a problem asks, and why its solution is right, in words.

#include "game/coin_wars/problems/problem.h"
#include "game/kit/phrases.h"

namespace problems {

// "Cannae, turn 3"; empty for a small free battle.
rules::Phrase source_in_words(const Problem& problem);
// What is to be found. Whole sentences.
rules::Phrase asked_in_words(const Problem& problem);
// "Fork".
rules::Phrase name_of(Theme theme);
// What the solution does. A whole sentence.
rules::Phrase reason_in_words(const Problem& problem);

}  // namespace problems
