#pragma once
// Universalis' cast as a list: each card with its location and its Traits, searchable by any of them.

#include <functional>

#include "game/stories/universalis/screen/words.h"

namespace screens::universalis {

using Fits = std::function<bool(const uni::Card&)>;

// "controlled by Ben"
Phrase where_it_is(const uni::Match& match, const uni::Card& card);
// "Place, off-stage: Old, Wet (struck)"
Phrase card_summary(const uni::Match& match, const uni::Card& card);

// The search field, shown only if there are enough cards.
void draw_search(View& view, const Fits& fits);
// Those that fit and match the search.
std::vector<const uni::Card*> found_cards(View& view, const Fits& fits);
// Returns a dialog for picking one of those that fit; `take` gets its id.
StoryDialog cast_dialog(View& view, const Phrase& title, const Fits& fits, std::function<void(int)> take);
// Opens its page.
void open_card(View& view, int card);

}  // namespace screens::universalis
