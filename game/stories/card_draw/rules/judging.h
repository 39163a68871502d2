#pragma once
// CD-30, CD-36: when all have passed, the cards are judged; each test's own file says what they mean there.

#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

Events judge(Match& match);

// Gives the disadvantages taken for this judgement their lifetime (CD-36), `successful` being the participants who
// gained something; then clears the table.
Events settle(Match& match, const Ids& successful);

// CD-37: giving up; how the GM ends a test early.

// Ends the open test unresolved, but a challenge's partial success remains; discards its cards.
Events end_unresolved(Match& match, const std::string& reason);

}  // namespace rules::card_draw
