#pragma once
// Parts of replies that the protocol and the dialogue with a program share.

#include <string>

#include "game/kit/json.h"
#include "game/kit/refusal.h"

namespace cli {

// {"code", "rule", "message", "by", "nearest", "coins"}, as far as the refusal has them.
rules::Json error_json(const rules::Refusal& refusal);
// On one line; what is no UTF-8 is replaced.
std::string line_of(const rules::Json& json);

}  // namespace cli
