#pragma once
// Rounds, with one action for each character (EC-36).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// action_spent; empty outside rounds.
Check check_action(const Match& match, const std::string& character);
void spend_action(Match& match, const std::string& character);

}  // namespace rules::edged_coins
