#pragma once
// Rounds, and the one action each character has in a round (EC-36).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// action_spent; never outside rounds.
Check check_action(const Match& match, const std::string& character);
void spend_action(Match& match, const std::string& character);

}  // namespace rules::edged_coins
