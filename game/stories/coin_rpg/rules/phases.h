#pragma once
// Section 4.1: in which phase a command is legal, and for whom.

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

// E_PHASE, then E_SEAT and E_TURN: checks its terms, before its own rule.
Check check_terms(const Match& match, const Command& command);

}  // namespace rules::coin_rpg
