#pragma once
// Sentences that tell a fate from what happened: to be taken and changed by whoever tells it.

#include "game/stories/coin_rpg/screen/view.h"

namespace screens::coin_rpg {

// Of the one who has to tell it now; at least one.
std::vector<Phrase> tale_suggestions(const rpg::Match& match);
// Of one who sits out.
std::vector<Phrase> note_suggestions(const rpg::Match& match, int seat);
// A button that writes one of them, and with each press another one.
void offer_suggestions(View& view, const std::vector<Phrase>& suggestions, std::string& draft);

}  // namespace screens::coin_rpg
