#pragma once
// What the story games' JSON has in common.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/json_field.h"

namespace rules {

// Why something may not be done: {"code", "rule", "message"}; null where it may.
Json why_not(const std::optional<Refusal>& refusal);

// Who plays beside the one who leads: one to `most` names of 1 to 40 characters.
std::vector<std::string> seats_from(const Field& seats, std::size_t most);

}  // namespace rules
