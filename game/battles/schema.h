#pragma once
// The JSON Schemas in assets/schemas: they describe the formats for people, editors and this check.

#include <filesystem>
#include <string>

#include "game/battles/fault.h"
#include "game/rules/json.h"

namespace battles {

// Holds `json` against assets/schemas/<schema>.schema.json; `file` names it in the faults. Empty: it fits.
Faults check_schema(const std::filesystem::path& assets, const std::string& schema, const rules::Json& json,
                    const std::string& file);

}  // namespace battles
