#pragma once
// A JSON Schema, compiled for checking: the subset of draft 7 that the game's schemas use. Reading a schema with
// anything else fails; nothing is silently ignored.

#include <bitset>
#include <deque>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <regex>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/kit/json.h"
#include "game/kit/player_text.h"

namespace battles {

// `^[A-Za-z0-9_.-]{1,32}$` is checked by counting, any other pattern by regex search.
class Pattern {
public:
    explicit Pattern(const std::string& text);
    bool fits(const std::string& value) const;
    const std::string& text() const { return text_; }

private:
    std::string text_;
    bool counts_ = false;
    std::bitset<256> allowed_;
    std::size_t min_ = 0, max_ = 0;
    std::regex search_;
};

// The constraints of a schema or subschema. Missing keywords constrain nothing.
struct SchemaNode {
    struct Bounds {
        std::size_t min = 0, max = std::numeric_limits<std::size_t>::max();
        bool hold(std::size_t count) const { return min <= count && count <= max; }
    };
    const SchemaNode* same = nullptr;  // $ref: only that schema applies
    std::vector<std::string> types;    // any of these; empty: all
    std::optional<std::vector<rules::Json>> choices;
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();
    Bounds length, items, members;  // of text in characters as people count them, of lists, of objects
    std::optional<Pattern> pattern;
    rules::Lines lines = rules::Lines::One;  // prose texts have "format": "prose"
    std::vector<std::string> required;
    std::map<std::string, const SchemaNode*, std::less<>> properties;
    bool closed = false;                 // additional properties are not allowed
    const SchemaNode* others = nullptr;  // schema of additional properties
    const SchemaNode* each_item = nullptr;
    std::vector<const SchemaNode*> any_of, one_of;
    const SchemaNode* never = nullptr;
};

class Schema {
public:
    // Returns the content of a schema in the same folder, by file name; throws std::exception if it cannot be read.
    using Beside = std::function<rules::Json(const std::string& file)>;
    // The error names the part of the schema that is not supported here.
    static core::Result<Schema, std::string> read(const rules::Json& description, const Beside& beside = {});

    // Each fault at its innermost location; `file` is the file's name in faults. Empty: valid.
    Faults faults(const rules::Json& json, const std::string& file) const;

private:
    friend class SchemaReader;
    std::deque<SchemaNode> nodes_;  // the first is the root; a deque keeps pointers valid
};

}  // namespace battles
