#pragma once
// CD-30, CD-36: when all have passed, the cards are judged; what each test makes of them is in its own file.

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

Events judge(Match& match);

// The disadvantages taken for this judgement get their lifetime (CD-36), `successful` being the participants
// to whom it gave something; then the table is cleared.
Events settle(Match& match, const Ids& successful);

// CD-37: giving up; the GM's way out of a test.

// not_next
Check check(const Match& match, Seat seat, const Concede& command);
Events apply(Match& match, const Concede& command);
// In Draw: while none of its cards is drawn, or the deck is exhausted.
Check check(const Match& match, Seat seat, const EndTest& command);
Events apply(Match& match, const EndTest& command);

// The open test ends unresolved, a challenge's partial success stands; its cards go to the discard.
Events end_unresolved(Match& match, const std::string& reason);

}  // namespace rules::card_draw
