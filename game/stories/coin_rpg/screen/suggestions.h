#pragma once
// Suggested sentences for narrating what happened, for the teller to take and edit.

#include "game/stories/coin_rpg/screen/view.h"

namespace screens::coin_rpg {

// For the player who has to narrate now; at least one.
std::vector<Phrase> tale_suggestions(const rpg::Match& match);
// For a player who sits out.
std::vector<Phrase> note_suggestions(const rpg::Match& match, int seat);
// A button that writes one of them, and a different one with each press.
void offer_suggestions(View& view, const std::vector<Phrase>& suggestions, std::string& draft);

}  // namespace screens::coin_rpg
