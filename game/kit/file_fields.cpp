#include "game/kit/file_fields.h"

namespace rules::file {

namespace {

Json or_null(Json schema) {
    if (schema.contains("enum")) {
        schema["enum"].push_back(nullptr);
    } else if (schema.contains("anyOf")) {
        schema["anyOf"].push_back({{"type", "null"}});
    } else if (!schema.contains("type")) {
        return {{"anyOf", {std::move(schema), {{"type", "null"}}}}};
    } else if (schema["type"].is_string()) {
        schema["type"] = {schema["type"], "null"};
    }
    return schema;
}

// The description goes first if the schema takes several lines.
Json described(Json schema, const std::string& about) {
    if (about.empty()) return schema;
    if (!schema.contains("properties") && !schema.contains("items") && !schema.contains("anyOf")) {
        schema["description"] = about;
        return schema;
    }
    Json json{{"description", about}};
    json.update(schema);
    return json;
}

}  // namespace

Json defined(Json& definitions, const std::string& name, const FieldList::SchemaOf& schema) {
    if (!definitions.contains(name)) {
        definitions[name] = Json::object();  // its schema may refer to itself
        Json made = schema(definitions);
        definitions[name] = std::move(made);
    }
    return {{"$ref", "#/definitions/" + name}};
}

Json FieldList::object_schema(Json& definitions) const {
    Json json{{"type", "object"}}, properties = Json::object();
    for (const Entry& entry : entries_) {
        Json field = entry.schema(definitions);
        if (entry.need <= Need::Needed)
            json["required"].push_back(entry.key);
        else
            field = or_null(std::move(field));
        properties[entry.key] = described(std::move(field), entry.about);
    }
    if (is_closed_) json["additionalProperties"] = false;
    json.update(also_);
    json["properties"] = std::move(properties);
    return json;
}

Json FieldList::schema(Json& definitions) const {
    if (name_.empty()) return object_schema(definitions);
    return defined(definitions, name_, [this](Json& within) { return object_schema(within); });
}

Json FieldList::file_schema(const char* title, const char* about) const {
    Json json{{"$schema", "http://json-schema.org/draft-07/schema#"}, {"title", title}, {"description", about}};
    Json definitions = Json::object();
    json.update(object_schema(definitions));
    if (!definitions.empty()) json["definitions"] = std::move(definitions);
    return json;
}

void FieldList::read_all(const Field& object, const std::function<void(std::size_t, const Field&)>& read) const {
    std::vector<std::string_view> keys;
    for (const Entry& entry : entries_) keys.push_back(entry.key);
    if (is_closed_) object.only(keys);
    for (std::size_t row = 0; row < entries_.size(); ++row) {
        const std::string& key = entries_[row].key;
        const Need need = entries_[row].need;
        if (need == Need::Vital)
            read(row, object.at(key));
        else if (need == Need::Needed)
            object.attempt([&] { read(row, object.at(key)); });
        else
            object.member(key, [&](const Field& field) { read(row, field); });
    }
}

Json Text::schema() const {
    Json json{{"type", "string"}};
    if (min > 0) json["minLength"] = min;
    json["maxLength"] = max;
    if (lines == Lines::Many) json["format"] = "prose";
    return json;
}

Json Point::schema() const {
    return {{"type", "array"}, {"minItems", 2}, {"maxItems", 2}, {"items", Number{-bound, bound}.schema()}};
}

}  // namespace rules::file
