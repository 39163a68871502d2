#pragma once
// What a story game starts from, as a JSON Schema: the names of its people, and options, which may be left out.

#include <string>

#include "game/kit/json.h"

namespace rules {

struct TableOf {
    std::string people;  // the key of their names: "players"
    int least, most;     // of them
    int longest;         // characters of a name
};
// `more`: properties besides, none of which is needed.
Json table_schema(const TableOf& table, Json options, const Json& more = Json::object());

}  // namespace rules
