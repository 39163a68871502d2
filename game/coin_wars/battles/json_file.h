#pragma once
// Reads JSON files with a size limit.

#include <cstdint>
#include <filesystem>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/kit/json.h"
#include "game/kit/limits.h"

namespace battles {

using rules::kFileMost;

// The Fault says if the file cannot be read, is empty, is larger than kFileMost or is not valid JSON (line
// and column, or the key).
core::Result<rules::Json, Fault> read_json(const std::filesystem::path& file);

}  // namespace battles
