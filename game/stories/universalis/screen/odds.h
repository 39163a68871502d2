#pragma once
// A Complication's chances, as a slip shows them.

#include "game/stories/universalis/screen/words.h"

namespace screens::universalis {

// For the current pools, and with one more die.
void draw_odds(View& view);
// "3 against 2: 71.4 %"
Phrase odds_line(const uni::Match& match);

}  // namespace screens::universalis
