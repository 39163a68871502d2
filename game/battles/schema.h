#pragma once
// The JSON Schemas in assets/schemas: they describe the formats for people, editors and this check.

#include <string>

#include "game/battles/fault.h"
#include "game/battles/library.h"
#include "game/rules/json.h"

namespace battles {

// Holds `json` against schemas/<schema>.schema.json of what ships; `file` names it in the faults. Empty: it
// fits.
Faults check_schema(const Library& library, const std::string& schema, const rules::Json& json,
                    const std::string& file);

}  // namespace battles
