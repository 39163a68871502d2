#pragma once
// players come, go and change places.

#include "game/stories/card_draw/rules/command.h"

namespace rules::card_draw {

// Their names by their numbers, and who sits there.
People people_of(const Match& match);
// What the GM asks for.
Command seating_command(const Match& match, const SeatingAct& act);

}  // namespace rules::card_draw
