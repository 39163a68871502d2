#pragma once
// RPG-43 to 47, 73: Coolness or Miscellaneous joins a contest, for a Burn or by So Cool.

#include "game/stories/coin_rpg/rules/command.h"

namespace rules::coin_rpg {

// E_CONTEST: unknown or beaten.
Check check_open(const Match& match, int contest, std::string rule);

}  // namespace rules::coin_rpg
