#pragma once
// Parts of replies shared by the protocol and the dialogue with external bots.

#include <string>

#include "game/kit/json.h"
#include "game/kit/refusal.h"

namespace cli {

// {"code", "rule", "message", "by", "nearest", "coins"}, without those that the refusal lacks.
rules::Json error_json(const rules::Refusal& refusal);
// On one line; invalid UTF-8 is replaced.
std::string line_of(const rules::Json& json);

}  // namespace cli
