#include "game/cli/answer_schema.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cli {

namespace {

using rules::Json;

Json array_of(Json items) { return {{"type", "array"}, {"items", std::move(items)}}; }
Json plain_schema(const char* type) { return {{"type", type}}; }

Json closed_object(Json properties, Json required) {
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", std::move(required)},
            {"additionalProperties", false}};
}
Json by_side(const Json& each) { return closed_object({{"heads", each}, {"tails", each}}, {"heads", "tails"}); }

// The schema of each type word.
Json type_schema(std::string_view type) {
    const Json text = plain_schema("string"), number = plain_schema("number"), whole = plain_schema("integer"),
               object = plain_schema("object");
    Json point = array_of(number);
    point["minItems"] = point["maxItems"] = 2;
    const std::array<std::pair<std::string_view, Json>, 17> all{{
        {"", Json::object()},
        {"text", text},
        {"texts", array_of(text)},
        {"number", number},
        {"whole", whole},
        {"bool", plain_schema("boolean")},
        {"side", {{"enum", {"heads", "tails"}}}},
        {"point", point},
        {"points", array_of(point)},
        {"object", object},
        {"objects", array_of(object)},
        {"bools", by_side(plain_schema("boolean"))},
        {"wholes", by_side(whole)},
        {"zones", by_side(array_of(point))},
        {"sides", by_side(closed_object({{"name", text}, {"names", object}}, {"name", "names"}))},
        {"size", closed_object({{"width", number}, {"height", number}}, {"width", "height"})},
        {"list", array_of(object)},
    }};
    return std::ranges::find(all, type, &std::pair<std::string_view, Json>::first)->second;
}

bool ends(std::string_view type, char mark) { return !type.empty() && type.back() == mark; }

// The schema of the fields below this path: "" or "coins[]."
Json fields_below(std::string_view path, std::span<const AnswerField> fields) {
    Json properties = Json::object(), required = Json::array();
    for (const AnswerField& field : fields) {
        if (!field.path.starts_with(path)) continue;
        const std::string name(field.path.substr(path.size()));
        if (name.find('.') != std::string::npos) continue;
        std::string_view type = field.type;
        if (!ends(type, '-')) required.push_back(name);
        if (ends(type, '-')) type.remove_suffix(1);
        const bool may_be_null = ends(type, '?');
        if (may_be_null) type.remove_suffix(1);
        Json schema =
            type == "list" ? array_of(fields_below(std::string(field.path) + "[].", fields)) : type_schema(type);
        if (may_be_null && !schema.empty()) schema = {{"anyOf", {schema, plain_schema("null")}}};
        if (!field.words.empty()) schema["description"] = field.words;
        properties[name] = std::move(schema);
    }
    return closed_object(std::move(properties), std::move(required));
}

}  // namespace

Json answer_schema(const Answer& answer) {
    Json schema = fields_below("", answer.fields);
    schema["properties"]["ok"] = {{"const", true}};
    schema["properties"]["id"] = Json::object();
    schema["required"].push_back("ok");
    return schema;
}

}  // namespace cli
