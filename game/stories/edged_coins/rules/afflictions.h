#pragma once
// Lasting bad states: how they come, are resisted and end (EC-11, EC-12, EC-35, R-12, R-13).

#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/event.h"

namespace rules::edged_coins {

// self_target
Check check(const Match& match, Seat seat, const Inflict& command);
Events apply(Match& match, const Inflict& command);
Check check(const Match& match, Seat seat, const EndAffliction& command);
Events apply(Match& match, const EndAffliction& command);
// action_spent, unknown_skill
Check check(const Match& match, Seat seat, const CallActiveResistance& command);
Events apply(Match& match, const CallActiveResistance& command);
// already_tried, not_resistible, unknown_skill
Check check(const Match& match, Seat seat, const CallPassiveResistance& command);
Events apply(Match& match, const CallPassiveResistance& command);

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
