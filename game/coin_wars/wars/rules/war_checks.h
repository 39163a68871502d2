#pragma once
// What the rules of a war ask before all else.

#include "game/coin_wars/wars/rules/war_command.h"

namespace rules::war {

Check check_phase(const Match& match, Phase phase);
Check check_people(const Match& match, const std::string& people);
// Of the muster: the people is known and not ready yet.
Check check_muster(const Match& match, const std::string& people);

}  // namespace rules::war
