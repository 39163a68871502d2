#include "game/cli/protocol_page.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "engine/core/lists.h"
#include "game/cli/protocol_answers.h"
#include "game/kit/field_types.h"
#include "game/kit/json.h"
#include "game/systems/systems.h"

namespace cli {

namespace {

// JSON Schema of the protocol's answers. The words of AnswerField::type: text, number, whole, bool, side, point,
// object; lists of them (texts, points, objects); values of both sides (bools, wholes, zones, sides); size (of the
// table); list (of objects whose fields follow); empty for any value.

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

// The schema of a successful answer.
Json answer_schema(const Answer& answer) {
    Json schema = fields_below("", answer.fields);
    schema["properties"]["ok"] = {{"const", true}};
    schema["properties"]["id"] = Json::object();
    schema["required"].push_back("ok");
    return schema;
}

constexpr const char* kSession = R"(# The protocol

`coinwars-cli serve` reads requests from standard input, one JSON object a line, and answers each with one line. A refused request
changes nothing. An `id` in a request stands in its answer again. This page is printed by `coinwars-cli protocol`; as a JSON Schema,
`coinwars-cli protocol --schema`.

    {"cmd":"new","battle":"cannae","seed":1}       ->  {"ok":true,"game":"coin-wars","title":"Cannae", ...}
    {"cmd":"legal","coin":"h1"}                    ->  {"ok":true,"coin":"h1","can_move":false, ...}
    {"cmd":"move","coin":"h1","to":[3,3]}          ->  {"ok":false,"error":{"code":"wrong_phase","rule":"R-0","message":"..."}}

| request | answer |
|---|---|
| `hello` | `protocol`, `name` and `version` of the program |
| `games` | the names of the rule systems |
| `new` | starts a game in place of the one that runs; its state |
| a command of the game | the `events` that follow from it, in order, or why it is refused |
| `legal`, `odds` | what is allowed, and exact chances; nothing changes |
| `state` | the whole state |
| `changes` | what has changed since the last `changes`: a JSON Patch (RFC 6902), or the whole `state` if that is shorter |
| `undo`, `redo` | back to the last throw at most, and forth; `"both":true`: past the end of a turn, as both players agree |
| `record` | the replay so far, as a file keeps it |

`new` takes `battle` (a name, or a whole battle) and `rules` (over the battle's own) for Coin Wars. For a story game it takes `game` and
`table`, what the game starts from, as the game's own section says; options that are left out are as the rule book has them. `seed`
makes either repeatable: the same seed and the same requests give the same game.

    {"cmd":"new","game":"universalis","table":{"players":["Ann","Ben"]}}

| questions of | `legal` | `odds` |
|---|---|---|
| Coin Wars | `coin` or `army` | the fields of `attack`, or of `charge` |
| Coin Wars the RPG, Edged Coins, Card Draw, Universalis | `seat` | of what is open |
| besides, Edged Coins | | `attacker`, `weapon`, `target` |
| besides, Card Draw | | `character`, `suit` |
| besides, Universalis | | `dice`, `opposing` |

In Coin Wars `legal` has `places` for an Army that can move: the farthest place of its front coin in each of sixteen directions in which
that move is allowed. `odds` refuses coins that cannot go `beyond`; a request with `via`, `to` or `front` is a `charge`. Its
`expected_losses` hold whoever is lost, `expected_purse` what each side takes of the other, in cents.

An `error` has a `code` and a `message` in English, and if they make sense `rule` (its number in the rule book), `by` (how many inches are
missing), `nearest` (the nearest point that is allowed) and `coins` (those that it speaks of).

In the lists below, `name?` may be left out; an answer then has null or nothing. A list has at most 1000 items if no other bound is given.
Points are `[x, y]` in inches; coins, Armies and all else that has a name go by it.
)";

std::string joined(const std::vector<std::string>& parts, const char* between) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : between) + part;
    return text;
}

// "1 to 6", "from 1", "at most 6", or empty.
std::string range(const Json& low, const Json& high) {
    if (!low.is_null() && !high.is_null()) return low.dump() + " to " + high.dump();
    if (!low.is_null()) return "from " + low.dump();
    return high.is_null() ? "" : "at most " + high.dump();
}
Json bound(const Json& schema, const char* key) {
    constexpr int kNone = 2'000'000'000;  // so large that there is no bound
    return schema.contains(key) && std::abs(schema[key].get<double>()) < kNone ? schema[key] : Json(nullptr);
}

std::string fields_of(const Json& schema, std::string_view besides = "");
std::string type_of(const Json& schema);

std::string list_of(const Json& schema) {
    if (schema.contains("title")) return schema["title"];
    const Json max = bound(schema, "maxItems");
    const std::string text = "list of " + type_of(schema["items"]);
    return max.is_null() || max == rules::kMaxList ? text : text + " (at most " + max.dump() + ")";
}

// For one of JSON's basic types.
std::string plain_type(const std::string& type, const Json& schema) {
    const std::string title = schema.value("title", "");
    if (type == "array") return list_of(schema);
    if (type == "object" && schema.contains("additionalProperties") && !schema.contains("properties"))
        return "{any name: " + type_of(schema["additionalProperties"]) + "}";
    if (type == "object" && !schema.contains("properties")) return title.empty() ? "object" : title;
    if (type == "object") return "{" + fields_of(schema) + "}";
    if (type == "boolean") return "true/false";
    if (type == "string") {
        if (!title.empty()) return title;
        const std::string length = range(bound(schema, "minLength"), bound(schema, "maxLength"));
        if (schema.contains("pattern")) return "text `" + schema["pattern"].get<std::string>() + "`";
        return length.empty() ? "text" : "text of " + length;
    }
    if (type != "integer") return type;
    const std::string bounds = range(bound(schema, "minimum"), bound(schema, "maximum"));
    if (title.empty()) return bounds.empty() ? "whole number" : bounds;
    return bounds.empty() ? title : title + " " + bounds;
}

std::string type_of(const Json& schema) {
    if (schema.contains("const")) return schema["const"].get<std::string>();
    std::vector<std::string> parts;
    if (schema.contains("enum")) {
        for (const Json& word : schema["enum"]) parts.push_back(word);
        return joined(parts, "/");
    }
    for (const char* key : {"anyOf", "oneOf"})
        if (schema.contains(key))
            for (const Json& each : schema[key]) parts.push_back(type_of(each));
    if (parts.empty()) {
        const Json& type = schema["type"];
        if (type.is_string()) return plain_type(type, schema);
        for (const Json& each : type) parts.push_back(plain_type(each, schema));
    }
    return joined(parts, " or ");
}

// Any optional field may be null, so it need not be said.
std::string without_null(const std::string& type) {
    constexpr std::string_view kOrNull = " or null";
    return type.ends_with(kOrNull) ? type.substr(0, type.size() - kOrNull.size()) : type;
}

// "`coin`? coin; `to` point"
std::string fields_of(const Json& schema, std::string_view besides) {
    std::vector<std::string> parts;
    for (const auto& [name, property] : schema["properties"].items()) {
        if (name == besides) continue;
        const Json required = schema.value("required", Json::array());
        const bool is_needed = core::contains(required, Json(name));
        const std::string type = type_of(property);
        parts.push_back("`" + name + (is_needed ? "` " + type : "`? " + without_null(type)));
    }
    return joined(parts, "; ");
}

std::string section(const char* title, const char* key, const Json& schema) {
    std::string text = std::string("\n### ") + title + "\n\n";
    for (const Json& each : schema["oneOf"]) {
        const std::string fields = fields_of(each, key);
        text += "- `" + type_of(each["properties"][key]) + "`" + (fields.empty() ? "" : ": " + fields) + "\n";
    }
    return text;
}

}  // namespace

std::string protocol_page() {
    std::string text = kSession;
    for (const rules::SystemEntry& system : rules::systems()) {
        text.append("\n## ").append(system.title).append(" (`").append(system.name).append("`)\n");
        if (system.table) text += "\n`table`: " + fields_of(system.table()) + "\n";
        text += section("Commands", "cmd", system.commands()) + section("Events", "event", system.events());
        if (std::string_view(system.name) == "coin-wars") text += answers_section();
    }
    return text;
}

Json protocol_schema() {
    Json definitions = Json::object(), any = Json::array();
    for (const rules::SystemEntry& system : rules::systems()) {
        for (const bool is_event : {false, true}) {
            const std::string name = std::string(system.name) + (is_event ? "-event" : "-command");
            definitions[name] = is_event ? system.events() : system.commands();
            any.push_back({{"$ref", "#/$defs/" + name}});
        }
        if (system.table) definitions[std::string(system.name) + "-table"] = system.table();
    }
    for (const Answer& answer : coin_wars_answers())
        definitions["coin-wars-answer-" + std::string(answer.request)] = answer_schema(answer);
    return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
            {"title", "Commands, events and answers of coinwars-cli serve"},
            {"anyOf", any},
            {"$defs", definitions}};
}

}  // namespace cli
