#pragma once
// players join, leave and swap seats.

#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

// Their names by number, and who sits there.
People people_of(const Match& match);
// The command by which the GM makes that change.
Command seating_command(const Match& match, const SeatingAct& act);

}  // namespace rules::card_draw
