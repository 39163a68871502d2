#pragma once
// CD-30 to CD-35: the window in which drawn cards are replaced.

#include "game/kit/hand.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// already_used, not_in_hand, description_needed
Check check(const Match& match, Seat seat, const PlayCard& command);
Events apply(Match& match, const PlayCard& command);
// no_bonus, not_a_pc, deck_exhausted, wrong_card_count, not_on_top
Check check(const Match& match, Seat seat, const SpendBonus& command);
Events apply(Match& match, const Throws& throws, const SpendBonus& command);
Check check(const Match& match, Seat seat, const Keep& command);
Events apply(Match& match, const Keep& command);
// not_a_pc, deck_exhausted, wrong_card_count, not_on_top
Check check(const Match& match, Seat seat, const DrawDisadvantage& command);
Events apply(Match& match, const Throws& throws, const DrawDisadvantage& command);
// nothing_to_pass
Check check(const Match& match, Seat seat, const Pass& command);
Events apply(Match& match, const Pass& command);

// Who has to pass and has not, in list order.
std::vector<const Participant*> to_pass(const Match& match);
// Closes at once if nobody has to pass.
Events open_window(Match& match);

}  // namespace rules::card_draw
