// A schema as text, and as a page that people read.

#include <algorithm>

#include "game/cli/formats_command.h"
#include "game/coin_wars/battles/json_file.h"

namespace cli {

namespace {

using rules::Json;

std::string last_part(const std::string& reference) { return reference.substr(reference.rfind('/') + 1); }

std::string values_of(const Json& list) {
    std::string text;
    for (const Json& value : list) text += (text.empty() ? "" : ", ") + value.dump();
    return text;
}

std::string number_of(const Json& schema, const char* key) { return schema.contains(key) ? schema[key].dump() : ""; }

// " from 1 to 40", " up to 40", " from 1", from the values of these keys; empty if there are none.
std::string bounds_of(const Json& schema, const char* min, const char* max, const char* unit) {
    const std::string low = number_of(schema, min), high = number_of(schema, max);
    if (low.empty() && high.empty()) return "";
    const std::string from = low.empty() ? "" : " from " + low;
    const std::string to = high.empty() ? "" : low.empty() ? " up to " + high : " to " + high;
    return from + to + unit;
}

std::string what_of(const Json& schema);

std::string any_of(const Json& list) {
    std::string text;
    for (const Json& each : list) {
        const std::string what = what_of(each);
        if (!what.empty()) text += (text.empty() ? "" : " or ") + what;
    }
    return text;
}

// Describes a field's type: "a whole number from 1 to 40".
std::string what_of(const Json& schema) {
    if (schema.is_boolean()) return "anything";
    if (schema.contains("$ref")) return "see " + last_part(schema["$ref"]);
    if (schema.contains("const")) return schema["const"].dump();
    if (schema.contains("enum")) return values_of(schema["enum"]);
    for (const char* key : {"anyOf", "oneOf"})
        if (schema.contains(key)) return any_of(schema[key]);
    const Json type = schema.value("type", Json("anything"));
    if (type.is_array()) {
        Json each = Json::array();
        for (const Json& one : type) (each.emplace_back() = schema)["type"] = one;
        return any_of(each);
    }
    if (type == "string") return "text" + bounds_of(schema, "minLength", "maxLength", " characters");
    if (type == "integer") return "a whole number" + bounds_of(schema, "minimum", "maximum", "");
    if (type == "number") return "a number" + bounds_of(schema, "minimum", "maximum", "");
    if (type == "boolean") return "true or false";
    if (type == "null") return "null";
    if (type == "array")
        return "a list" + bounds_of(schema, "minItems", "maxItems", "") +
               (schema.contains("items") && schema["items"].is_object() ? ", of each: " + what_of(schema["items"])
                                                                        : "");
    return type == "object" ? "an object" : type.get<std::string>();
}

const Json* part_fields(const Json& schema) {
    if (!schema.is_object()) return nullptr;
    if (const auto fields = schema.find("properties"); fields != schema.end()) return &*fields;
    const auto items = schema.find("items");
    return items == schema.end() ? nullptr : part_fields(*items);
}

bool is_needed(const Json& schema, const std::string& key) {
    const auto needed = schema.find("required");
    return needed != schema.end() && std::ranges::find(*needed, Json(key)) != needed->end();
}

void add_fields(std::string& page, const Json& schema, const std::string& margin) {
    const Json* fields = part_fields(schema);
    if (!fields) return;
    const Json& whole = schema.contains("properties") ? schema : schema["items"];
    for (const auto& [key, field] : fields->items()) {
        page += margin + key + (is_needed(whole, key) ? " (needed): " : ": ") + what_of(field) + "\n";
        if (field.is_object() && field.contains("description"))
            page += margin + "    " + field["description"].get<std::string>() + "\n";
        add_fields(page, field, margin + "    ");
    }
}

bool has_fields(const Json& json) {
    if (json.is_object() && (json.contains("properties") || json.contains("definitions"))) return true;
    return json.is_structured() && std::ranges::any_of(json, has_fields);
}

enum class Layout { AsItIs, ALineEach };
std::string laid_out(const Json& json, const std::string& margin, Layout layout) {
    if (layout == Layout::AsItIs && !has_fields(json)) return battles::on_one_line(json);
    std::string text(1, json.is_object() ? '{' : '[');
    for (const auto& [key, value] : json.items()) {
        text.append(text.size() == 1 ? "\n  " : ",\n  ").append(margin);
        if (json.is_object()) text += Json(key).dump() + ": ";
        const bool fields = key == "properties" || key == "definitions";
        text += laid_out(value, margin + "  ", fields ? Layout::ALineEach : Layout::AsItIs);
    }
    return text.append("\n").append(margin).append(1, json.is_object() ? '}' : ']');
}

}  // namespace

std::string lines_of(const Json& schema) { return laid_out(schema, "", Layout::ALineEach) + "\n"; }

std::string page_of(const Json& schema) {
    std::string page = schema.value("title", "") + "\n";
    if (schema.contains("description")) page += schema["description"].get<std::string>() + "\n";
    page += "\n";
    add_fields(page, schema, "  ");
    const auto parts = schema.find("definitions");
    if (parts == schema.end()) return page;
    for (const auto& [name, part] : parts->items()) {
        page += "\n" + name + ": " + what_of(part) + "\n";
        if (part.contains("description")) page += "    " + part["description"].get<std::string>() + "\n";
        add_fields(page, part, "  ");
    }
    return page;
}

}  // namespace cli
