#pragma once
// JSON as people write it on one line: {"type": "penny", "at": [0, -1.5]}

#include <string>

#include "game/kit/json.h"

namespace battles {

// Whole numbers have no point: 24.0 is written as 24, and read from there is the same number.
std::string on_one_line(const rules::Json& json);

}  // namespace battles
