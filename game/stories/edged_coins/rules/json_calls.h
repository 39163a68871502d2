#pragma once
// The CM's calls, as commands and events both write them.

#include "game/kit/json.h"
#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

Json called_json(const CallToss& call);
Json called_json(const CallAttack& call);
Json opposers_json(const std::vector<Opposer>& opposers);

}  // namespace rules::edged_coins
