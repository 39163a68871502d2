#pragma once
// CD-10, CD-36, CD-39: sessions and scenes, and what ends with them.

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

Check check(const Match& match, Seat seat, const BeginSession& command);
Events apply(Match& match, const BeginSession& command);
Check check(const Match& match, Seat seat, const EndSession& command);
Events apply(Match& match, const EndSession& command);
Check check(const Match& match, Seat seat, const BeginScene& command);
Events apply(Match& match, const BeginScene& command);
Check check(const Match& match, Seat seat, const EndScene& command);
Events apply(Match& match, const EndScene& command);
Check check(const Match& match, Seat seat, const Reshuffle& command);
Events apply(Match& match, const Reshuffle& command);

// CD-14, CD-32, CD-38: what the GM gives and takes between draws.

// "for heroism"
Phrase spoken(Reason reason);
// not_a_pc
Check check(const Match& match, Seat seat, const GrantBonus& command);
Events apply(Match& match, const GrantBonus& command);
// already_has
Check check(const Match& match, Seat seat, const GrantAdvantage& command);
Events apply(Match& match, const GrantAdvantage& command);
// already_has: it is so already
Check check(const Match& match, Seat seat, const SetIncapacitated& command);
Events apply(Match& match, const SetIncapacitated& command);

}  // namespace rules::card_draw
