#pragma once
// Attacks and all that takes HC (EC-13 to EC-24, R-5, R-7, R-8, R-15, R-24).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// EC-24: the attack has succeeded.
Events begin_attack_damage(Match& match);
// The chain has ended: 1 + its successes.
Events end_damage(Match& match, int successes);
// HC that are there to lose or not; 0 is the least.
Events lose(Match& match, const std::string& character, int amount);
// EC-21
int fall_potency(int metres);

}  // namespace rules::edged_coins
