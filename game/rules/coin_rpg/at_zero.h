#pragma once
// RPG-37 to 42, 77: the three options at 0.

#include "game/rules/coin_rpg/command.h"
#include "game/rules/coin_rpg/event.h"

namespace rules::coin_rpg {

std::optional<Refusal> check(const Match& match, const DecideAtZero& command);
Events apply(Match& match, const Throws& throws, const DecideAtZero& command);

}  // namespace rules::coin_rpg
