#pragma once
// players come, go and change places.

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

Check check(const Match& match, Seat seat, const Join& command);
Events apply(Match& match, const Join& command);
Check check(const Match& match, Seat seat, const Leave& command);
Events apply(Match& match, const Leave& command);
Check check(const Match& match, Seat seat, const SwapSeats& command);
Events apply(Match& match, const SwapSeats& command);
Check check(const Match& match, Seat seat, const RenamePlayer& command);
Events apply(Match& match, const RenamePlayer& command);

// Their names by their numbers, and who sits there.
People people_of(const Match& match);
// What the GM asks for.
Command seating_command(const Match& match, const SeatingAct& act);

}  // namespace rules::card_draw
