#pragma once
// Opposing tosses: they come before the action and cost it a rank each (EC-9, EC-10, R-11).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// The next candidate's turn, or with none left Prep of the main toss.
Events ask_opposers(Match& match);
// An opposing toss has fallen.
Events conclude_opposing(Match& match);

// Those named as opposers: character_out; duplicate, if one is the owner or named twice.
Check check_opposers_up(const Match& match, const std::vector<Opposer>& opposers);
Check check_opposers_differ(const Match& match, const std::string& owner, const std::vector<Opposer>& opposers);

}  // namespace rules::edged_coins
