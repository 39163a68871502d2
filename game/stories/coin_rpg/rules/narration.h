#pragma once
// RPG-55 to 57: players narrate Scenes.

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

std::optional<Refusal> check(const Match& match, const Narrate& command);
std::optional<Refusal> check(const Match& match, const SitOutNote& command);
Events apply(Match& match, const Narrate& command);
Events apply(Match& match, const SitOutNote& command);

}  // namespace rules::coin_rpg
