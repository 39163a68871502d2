#include "game/coin_wars/battles/json_schema.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace battles {

using rules::Json;

Pattern::Pattern(const std::string& text) : text_(text) {
    static const std::regex kCounting(R"(\^\[([A-Za-z0-9_.-]+)\]\{([0-9]{1,4})(?:,([0-9]{1,4}))?\}\$)");
    std::smatch parts;
    if (!std::regex_match(text, parts, kCounting)) {
        search_ = std::regex(text, std::regex::ECMAScript);
        return;
    }
    counts_ = true;
    min_ = std::stoul(parts[2]);
    max_ = parts[3].matched ? std::stoul(parts[3]) : min_;
    const std::string set = parts[1];
    for (std::size_t i = 0; i < set.size(); ++i) {
        const bool range = i + 2 < set.size() && set[i + 1] == '-';
        const auto from = static_cast<unsigned char>(set[i]);
        const auto to = static_cast<unsigned char>(range ? set[i + 2] : set[i]);
        for (unsigned c = from; c <= to; ++c) allowed_.set(c);
        if (range) i += 2;
    }
}

bool Pattern::fits(const std::string& value) const {
    if (!counts_) return std::regex_search(value, search_);
    return value.size() >= min_ && value.size() <= max_ &&
           std::ranges::all_of(value, [&](char c) { return allowed_[static_cast<unsigned char>(c)]; });
}

// Schemas ship with the program, so an error in one is thrown and reported once.
class SchemaReader {
public:
    SchemaReader(Schema& schema, const Schema::Beside& beside) : schema_(schema), beside_(beside) {}

    void read(const Json& whole) {
        schema_.nodes_.emplace_back();
        define("", whole);
        fill(schema_.nodes_.front(), whole);
    }

private:
    // "#/definitions/id" of this schema, "coins.schema.json#/definitions/id" of another file.
    void define(const std::string& file, const Json& whole) {
        const auto list = whole.find("definitions");
        if (list == whole.end()) return;
        const std::string place = file + "#/definitions/", before = std::exchange(file_, file);
        for (const auto& [name, each] : list->items()) named_[place + name] = &schema_.nodes_.emplace_back();
        for (const auto& [name, each] : list->items()) fill(*named_.at(place + name), each);
        file_ = before;
    }
    const SchemaNode* named(const std::string& reference) {
        const std::string place = reference.starts_with('#') ? file_ + reference : reference;
        const std::string file = place.substr(0, place.find('#'));
        if (!named_.contains(place) && !file.empty() && beside_) define(file, beside_(file));
        if (!named_.contains(place)) throw std::invalid_argument(place + " is not defined");
        return named_.at(place);
    }
    const SchemaNode* node(const Json& json) {
        SchemaNode& made = schema_.nodes_.emplace_back();
        fill(made, json);
        return &made;
    }
    std::vector<const SchemaNode*> nodes(const Json& list) {
        std::vector<const SchemaNode*> made;
        for (const Json& each : list) made.push_back(node(each));
        return made;
    }

    void fill(SchemaNode& into, const Json& json) {
        for (const auto& [key, value] : json.items())
            if (!of_values(into, key, value) && !of_parts(into, key, value) && !is_note(key))
                throw std::invalid_argument("\"" + key + "\" is not known");
    }

    static bool is_note(const std::string& key) {
        return key == "description" || key == "title" || key == "$schema" || key == "definitions";
    }

    static bool of_values(SchemaNode& into, const std::string& key, const Json& value) {
        if (key == "type" && value.is_string())
            into.types = {value.get<std::string>()};
        else if (key == "type")
            into.types = value.get<std::vector<std::string>>();
        else if (key == "enum")
            into.choices = value.get<std::vector<Json>>();
        else if (key == "const")
            into.choices = std::vector<Json>(1, value);
        else if (key == "minimum")
            into.low = value.get<double>();
        else if (key == "maximum")
            into.high = value.get<double>();
        else if (key == "minLength")
            into.length.min = value.get<std::size_t>();
        else if (key == "maxLength")
            into.length.max = value.get<std::size_t>();
        else if (key == "minItems")
            into.items.min = value.get<std::size_t>();
        else if (key == "maxItems")
            into.items.max = value.get<std::size_t>();
        else if (key == "minProperties")
            into.members.min = value.get<std::size_t>();
        else if (key == "maxProperties")
            into.members.max = value.get<std::size_t>();
        else if (key == "pattern")
            into.pattern = Pattern(value.get<std::string>());
        else if (key == "format" && value == "prose")
            into.lines = rules::Lines::Many;
        else if (key == "required")
            into.required = value.get<std::vector<std::string>>();
        else
            return false;
        return true;
    }

    bool of_parts(SchemaNode& into, const std::string& key, const Json& value) {
        if (key == "$ref")
            into.same = named(value.get<std::string>());
        else if (key == "properties")
            for (const auto& [name, each] : value.items()) into.properties[name] = node(each);
        else if (key == "additionalProperties" && value.is_boolean())
            into.closed = !value.get<bool>();
        else if (key == "additionalProperties")
            into.others = node(value);
        else if (key == "items")
            into.each_item = node(value);
        else if (key == "anyOf")
            into.any_of = nodes(value);
        else if (key == "oneOf")
            into.one_of = nodes(value);
        else if (key == "not")
            into.never = node(value);
        else
            return false;
        return true;
    }

    Schema& schema_;
    const Schema::Beside& beside_;
    std::string file_;                          // the file being read; empty: the schema's own
    std::map<std::string, SchemaNode*> named_;  // what $ref may name
};

core::Result<Schema, std::string> Schema::read(const Json& description, const Beside& beside) {
    try {
        Schema schema;
        SchemaReader(schema, beside).read(description);
        return schema;
    } catch (const std::invalid_argument& error) {
        return core::failure(std::string(error.what()));
    } catch (const std::exception&) {  // from JSON or a pattern, worded by a library
        return core::failure("a value in it is of the wrong kind");
    }
}

}  // namespace battles
