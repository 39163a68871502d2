#pragma once
// Reads JSON files with a size limit, and writes JSON as people do.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/kit/json.h"
#include "game/kit/limits.h"

namespace battles {

using rules::kMaxFile;

// The Fault says whether the file cannot be read, is empty, is larger than kMaxFile or is not valid JSON (with line
// and column, or the key).
core::Result<rules::Json, Fault> read_json(const std::filesystem::path& file);

// JSON as people write it on one line: {"type": "penny", "at": [0, -1.5]}
// Whole numbers have no decimal point: 24.0 becomes 24, which reads back as the same number.
std::string on_one_line(const rules::Json& json);

}  // namespace battles
