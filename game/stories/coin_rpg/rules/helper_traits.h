#pragma once
// RPG-43 to 47, 73: Coolness or Miscellaneous joins a contest, through a Burn or So Cool.

#include "game/stories/coin_rpg/rules/command.h"

namespace rules::coin_rpg {

// contest_closed: the contest is unknown or beaten.
Check check_open(const Match& match, int contest, std::string rule);

enum class HelperCost {
    PayerFights,    // the burned Trait tosses in an open contest of this Scene
    CoolnessSoaks,  // else, a wider loss uses up more of the Coolness that covers for the main Trait
    WiderSwings     // else, one more coin makes ties rarer and the toss wilder
};
// The reason why a legal helper, paid for by a Burn, may lower the chance to beat the Scene.
HelperCost cost_of(const Match& match, const AddHelper& command);

}  // namespace rules::coin_rpg
