#pragma once
// RPG-3 to 7, 63, 66: Characters are made or brought along.

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

std::optional<Refusal> check(const Match& match, const SubmitCharacter& command);
std::optional<Refusal> check(const Match& match, const ReuseCharacter& command);
Events apply(Match& match, const SubmitCharacter& command);
Events apply(Match& match, const ReuseCharacter& command);

// Unhurt, nothing burned, nothing used (RPG-54).
Character fresh(const Sheet& sheet);

}  // namespace rules::coin_rpg
