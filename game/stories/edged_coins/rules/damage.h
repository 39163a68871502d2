#pragma once
// Attacks and everything else that takes HC (EC-13 to EC-24, R-5, R-7, R-8, R-15, R-24).

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// EC-24: call after a successful attack.
Events begin_attack_damage(Match& match);
// Call at the end of the chain: the damage is 1 + its successes.
Events end_damage(Match& match, int successes);
// `amount` may exceed the character's HC; they stop at 0.
Events lose(Match& match, const std::string& character, int amount);
// EC-21
int fall_potency(int metres);

}  // namespace rules::edged_coins
