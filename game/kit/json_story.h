#pragma once
// JSON shared by the story games.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/rational.h"
#include "game/kit/hand.h"
#include "game/kit/json_field.h"

namespace rules {

// Why something is not allowed: {"code", "rule", "message"}; null if it is allowed.
Json why_not(const std::optional<Refusal>& refusal);

// {"over": 3, "under": 8, "value": 0.375}; without the fraction if it is too long.
Json chance_json(const core::Chance& chance);

// The players besides the game master: one to `most` names of 1 to 40 characters.
std::vector<std::string> seats_from(const Field& seats, std::size_t most);

}  // namespace rules
