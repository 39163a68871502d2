#pragma once
// The schemas in assets/schemas that are generated from the fields of their readers, by coinwars-cli formats battle
// --schema > assets/schemas/battle.schema.json

#include <span>
#include <string>
#include <string_view>

#include "game/kit/json.h"

namespace battles {

struct MadeSchema {
    std::string_view format;  // "formation"
    rules::Json (*schema)();
};
std::span<const MadeSchema> made_schemas();

}  // namespace battles
