#pragma once
// Afflictions: how they are added, resisted and ended (EC-11, EC-12, EC-35, R-12, R-13).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// Call after the toss to resist.
Events conclude_resistance(Match& match);
// Gives it a new id.
Events add_affliction(Match& match, Affliction affliction);
// EC-14: call when it has lost its last HC; ends its burning.
Events go_down(Match& match, const std::string& character);

// Fire: its damage each round, and the plain toss that keeps it burning (EC-22, EC-36, R-14).

// Call when the fire has dealt its first damage, unless the target is out.
Events catch_fire(Match& match, const std::string& character, int damage);
// Ticks the oldest burn that has not ticked this round; ends the call if none is left.
Events next_burn(Match& match);
// Call after the burn toss; a failure ends the burn.
Events conclude_burn(Match& match);

}  // namespace rules::edged_coins
