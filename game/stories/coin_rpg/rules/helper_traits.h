#pragma once
// RPG-43 to 47, 73: Coolness or Miscellaneous joins a contest, for a Burn or by So Cool.

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

std::optional<Refusal> check(const Match& match, const AddHelper& command);
Events apply(Match& match, const Throws& throws, const AddHelper& command);

// E_CONTEST: unknown or beaten.
std::optional<Refusal> check_open(const Match& match, int contest, std::string rule);

}  // namespace rules::coin_rpg
