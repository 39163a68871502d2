#pragma once
// JSON as people write it on one line: {"type": "penny", "at": [0, -1.5]}

#include <string>

#include "game/kit/json.h"

namespace battles {

// Whole numbers are written without a point: 24.0 becomes 24, which reads back as the same number.
std::string on_one_line(const rules::Json& json);

}  // namespace battles
