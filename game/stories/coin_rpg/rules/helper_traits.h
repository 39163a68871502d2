#pragma once
// RPG-43 to 47, 73: Coolness or Miscellaneous joins a contest, for a Burn or by So Cool.

#include "game/stories/coin_rpg/rules/command.h"

namespace rules::coin_rpg {

// E_CONTEST: unknown or beaten.
Check check_open(const Match& match, int contest, std::string rule);

// Why a Scene may be beaten less often with a legal helper than without it, which a Burn has paid.
enum class HelperCost {
    PayerFights,    // the burned Trait tosses in an open contest of this Scene
    CoolnessSoaks,  // else a wider loss takes more of the Coolness that covers for the main Trait
    WiderSwings     // else one more coin makes a tie rarer and the toss wilder
};
HelperCost cost_of(const Match& match, const AddHelper& command);

}  // namespace rules::coin_rpg
