#pragma once
// JSON Schema for starting a story game: the names of its people, and options, which may be left out.

#include <string>

#include "game/kit/json.h"

namespace rules {

struct TableOf {
    std::string people;  // the key of their names: "players"
    int min, max;        // how many people
    int longest;         // longest name, characters
};
// `more`: further optional properties.
Json table_schema(const TableOf& table, Json options, const Json& more = Json::object());

}  // namespace rules
