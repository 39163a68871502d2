#include "game/kit/table_schema.h"

#include <utility>

namespace rules {

Json table_schema(const TableOf& table, Json options, const Json& more) {
    options.erase("required");
    Json properties = more;
    properties[table.people] = {{"type", "array"},
                                {"minItems", table.min},
                                {"maxItems", table.max},
                                {"items", {{"type", "string"}, {"minLength", 1}, {"maxLength", table.longest}}}};
    properties["options"] = std::move(options);
    return {{"type", "object"},
            {"additionalProperties", false},
            {"required", Json::array({table.people})},
            {"properties", std::move(properties)}};
}

}  // namespace rules
