#pragma once
// RPG-37 to 42, 77: the three options at 0.

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

std::optional<Refusal> check(const Match& match, const DecideAtZero& command);
Events apply(Match& match, const Throws& throws, const DecideAtZero& command);

}  // namespace rules::coin_rpg
