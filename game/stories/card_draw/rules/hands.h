#pragma once
// CD-3 to CD-8: background cards are drawn, named and taken away.

#include "game/kit/hand.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// kind_taken, too_many_cards, pack_empty
Check check(const Match& match, Seat seat, const DrawBackground& command);
Events apply(Match& match, const Throws& throws, const DrawBackground& command);
Check check(const Match& match, Seat seat, const NameBackground& command);
Events apply(Match& match, const NameBackground& command);
// confirm_needed
Check check(const Match& match, Seat seat, const RemoveBackground& command);
Events apply(Match& match, const RemoveBackground& command);

// Null if it is not in the hand.
const Background* find(const Character& character, const Backed& card);
Background* find(Character& character, const Backed& card);
// not_in_hand
Check check_in_hand(const Character& character, const Backed& card);
bool has_ready_card(const Character& character);

}  // namespace rules::card_draw
