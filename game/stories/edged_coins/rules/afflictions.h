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

}  // namespace rules::edged_coins
