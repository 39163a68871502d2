#pragma once
// Lasting bad states: how they come, are resisted and end (EC-11, EC-12, EC-35, R-12, R-13).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// The resistance has been tossed for.
Events conclude_resistance(Match& match);
// With a new id.
Events add_affliction(Match& match, Affliction affliction);
// EC-14: it has lost its last HC; its burning ends.
Events go_down(Match& match, const std::string& character);

// Fire: what it takes each round, and the plain toss that keeps it burning (EC-22, EC-36, R-14).

// The fire has dealt its first damage; the sufferer is not out.
Events catch_fire(Match& match, const std::string& character, int damage);
// The oldest burn that has not ticked in this round; with none left the call ends.
Events next_burn(Match& match);
// The burn toss has fallen: failed, the burn ends.
Events conclude_burn(Match& match);

}  // namespace rules::edged_coins
