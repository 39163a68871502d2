#pragma once
// The CM's calls, as commands and events both write them.

#include "game/rules/edged_coins/command.h"
#include "game/rules/json.h"

namespace rules::edged_coins {

Json called_json(const CallToss& call);
Json called_json(const CallAttack& call);
Json opposers_json(const std::vector<Opposer>& opposers);

}  // namespace rules::edged_coins
