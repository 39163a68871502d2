#pragma once
// players come, go and change places: while Characters are made, and when a Scene has begun and nothing
// has been done in it. Whoever comes then makes a Character and plays this Scene.

#include "game/stories/coin_rpg/rules/command.h"

namespace rules::coin_rpg {

// Their names by their numbers, and who sits there.
People people_of(const Match& match);
Command seating_command(const Match& match, const SeatingAct& act);

}  // namespace rules::coin_rpg
