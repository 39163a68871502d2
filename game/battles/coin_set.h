#pragma once
// Coin set files (CW-3): assets/coins/<name>.json, format "coinwars-coins/1".

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "game/battles/fault.h"
#include "game/rules/json.h"

namespace battles {

inline constexpr const char* kCoinsFormat = "coinwars-coins/1";

// 1 to 32 small letters, digits, _ and -: never a path.
bool is_name(std::string_view name);
// The set's rows, as a battle's `coin_set` holds them.
core::Result<rules::Json, Faults> coin_set_from_json(const rules::Json& json, const std::string& file);
core::Result<rules::Json, Faults> load_coin_set(const std::filesystem::path& assets, const std::string& name);

}  // namespace battles
