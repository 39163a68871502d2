#pragma once
// players come, go and change places. A newcomer begins with the starting coins; whoever takes the place
// of one who has left, with the coins that lie there.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// Their names by their numbers, and who sits there.
People people_of(const Match& match);
// What somebody there asks for.
Command seating_command(const Match& match, const SeatingAct& act);

}  // namespace rules::universalis
