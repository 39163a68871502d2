#pragma once
// players join, leave and swap seats: while Characters are made, or in a fresh Scene in which nothing has been
// done. A newcomer then makes a Character and plays this Scene.

#include "game/stories/coin_rpg/rules/command.h"

namespace rules::coin_rpg {

// Their names by number, and who sits there.
People people_of(const Match& match);
Command seating_command(const Match& match, const SeatingAct& act);

}  // namespace rules::coin_rpg
