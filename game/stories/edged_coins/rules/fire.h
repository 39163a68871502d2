#pragma once
// Fire: what it takes each round, and the plain toss that keeps it burning (EC-22, EC-36, R-14).

#include "game/stories/edged_coins/rules/event.h"

namespace rules::edged_coins {

// The fire has dealt its first damage; the sufferer is not out.
Events catch_fire(Match& match, const std::string& character, int damage);
// The oldest burn that has not ticked in this round; with none left the call ends.
Events next_burn(Match& match);
// The burn toss has fallen: failed, the burn ends.
Events conclude_burn(Match& match);

}  // namespace rules::edged_coins
