#pragma once
// Rounds, and the one action each character has in a round (EC-36).

#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/event.h"

namespace rules::edged_coins {

// Every burn ticks, oldest first; actions are refreshed.
Check check(const Match& match, Seat seat, const NextRound& command);
Events apply(Match& match, const NextRound& command);
// no_rounds
Check check(const Match& match, Seat seat, const LeaveRounds& command);
Events apply(Match& match, const LeaveRounds& command);

// action_spent; never outside rounds.
Check check_action(const Match& match, const std::string& character);
void spend_action(Match& match, const std::string& character);

}  // namespace rules::edged_coins
