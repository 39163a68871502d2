#pragma once
// players join, leave and swap seats. A newcomer gets the starting coins, or, in the place of a player who has
// left, the coins that lie there.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// Their names by number, and who sits there.
People people_of(const Match& match);
// The command by which the player `asks`, or the first seated one, makes that change.
Command seating_command(const Match& match, const SeatingAct& act, int asks);
Command seating_command(const Match& match, const SeatingAct& act);

}  // namespace rules::universalis
