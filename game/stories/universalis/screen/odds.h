#pragma once
// The chances of a Complication as a slip shows them.

#include "game/stories/universalis/screen/words.h"

namespace screens::universalis {

// Of the pools as they lie, and what one more die would do.
void draw_odds(View& view);
// "3 against 2: 71.4 %"
Phrase odds_line(const uni::Match& match);

}  // namespace screens::universalis
