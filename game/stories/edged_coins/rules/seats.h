#pragma once
// players join, leave and swap seats.

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// Their names by number, and who sits there.
People people_of(const Match& match);
// The command by which the CM makes that change.
Command seating_command(const Match& match, const SeatingAct& act);

}  // namespace rules::edged_coins
