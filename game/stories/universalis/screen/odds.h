#pragma once
// The chances of a Complication as a slip shows them.

#include "game/stories/universalis/screen/words.h"

namespace screens {

// Of the pools as they lie, and what one more die would do.
void draw_uni_odds(UniView& view);
// "3 against 2: 71.4 %"
Phrase uni_odds_line(const uni::Match& match);

}  // namespace screens
