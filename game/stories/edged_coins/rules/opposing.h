#pragma once
// Opposing tosses: they come before the action, and each success costs it a rank (EC-9, EC-10, R-11).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// Asks the next candidate; when none is left, the main toss enters Prep.
Events ask_opposers(Match& match);
// Call after an opposing toss.
Events conclude_opposing(Match& match);

// For the named opposers: character_out; duplicate, if one is the owner or is named twice.
Check check_opposers_up(const Match& match, const std::vector<Opposer>& opposers);
Check check_opposers_differ(const Match& match, const std::string& owner, const std::vector<Opposer>& opposers);

}  // namespace rules::edged_coins
