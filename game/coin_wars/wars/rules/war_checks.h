#pragma once
// Checks that come before all others in the rules of a war.

#include "game/coin_wars/wars/rules/war_command.h"

namespace rules::war {

Check check_phase(const Match& match, Phase phase);
Check check_nation(const Match& match, const std::string& nation);
// For the muster: the nation is known and not ready yet.
Check check_muster(const Match& match, const std::string& nation);

}  // namespace rules::war
