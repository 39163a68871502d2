#pragma once
// players come, go and change places.

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// Their names by their numbers, and who sits there.
People people_of(const Match& match);
// What the CM asks for.
Command seating_command(const Match& match, const SeatingAct& act);

}  // namespace rules::edged_coins
