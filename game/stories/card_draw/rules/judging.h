#pragma once
// CD-30, CD-36: when all have passed, the cards are judged; what each test makes of them is in its own file.

#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

Events judge(Match& match);

// The disadvantages taken for this judgement get their lifetime (CD-36), `successful` being the participants
// to whom it gave something; then the table is cleared.
Events settle(Match& match, const Ids& successful);

// CD-37: giving up; the GM's way out of a test.

// The open test ends unresolved, a challenge's partial success stands; its cards go to the discard.
Events end_unresolved(Match& match, const std::string& reason);

}  // namespace rules::card_draw
