#pragma once
// A problem's task, and why its solution is right, in words.

#include "game/coin_wars/problems/problem.h"
#include "game/kit/phrases.h"

namespace problems {

// "Cannae, round 3"; empty for a small free battle.
rules::Phrase source_in_words(const Problem& problem);
// The task. Whole sentences.
rules::Phrase asked_in_words(const Problem& problem);
// "Fork".
rules::Phrase name_of(Theme theme);
// The effect of the solution. A whole sentence.
rules::Phrase reason_in_words(const Problem& problem);

}  // namespace problems
