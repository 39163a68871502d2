#pragma once
// JSON files, read with bounds.

#include <cstdint>
#include <filesystem>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/kit/json.h"
#include "game/kit/limits.h"

namespace battles {

using rules::kFileMost;

// The Fault says what cannot be read, is empty, is larger than kFileMost, or is no JSON (line and column, or
// the key under which it lies).
core::Result<rules::Json, Fault> read_json(const std::filesystem::path& file);

}  // namespace battles
