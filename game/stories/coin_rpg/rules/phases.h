#pragma once
// Section 4.1: in which phase a command is legal, and for whom.

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

// wrong_phase, then unknown_id and not_your_turn: checks its terms, before its own rule.
Check check_terms(const Match& match, const Command& command);

}  // namespace rules::coin_rpg
