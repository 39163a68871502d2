#pragma once
// The cast of Universalis as a list: each card with where it is and its Traits, searched by any of them.

#include <functional>

#include "game/stories/universalis/screen/words.h"

namespace screens::universalis {

using Fits = std::function<bool(const uni::Card&)>;

// "controlled by Ben"
Phrase where_it_is(const uni::Match& match, const uni::Card& card);
// "Place, off-stage: Old, Wet (struck)"
Phrase card_summary(const uni::Match& match, const uni::Card& card);

// The field of the search, where there are so many that it is worth one.
void draw_search(View& view, const Fits& fits);
// Those that fit, as far as the search finds them.
std::vector<const uni::Card*> found_cards(View& view, const Fits& fits);
// A dialog that asks for one of those that fit; `take` gets its id.
StoryDialog cast_dialog(View& view, const Phrase& title, const Fits& fits, std::function<void(int)> take);
// Its page lies open.
void open_card(View& view, int card);

}  // namespace screens::universalis
