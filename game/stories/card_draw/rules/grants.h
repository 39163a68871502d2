#pragma once
// CD-14, CD-32, CD-38: what the GM gives and takes between draws.

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

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
