// JSON checked against a schema: which part is wrong, and why, in words.

#include <doctest/doctest.h>

#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/rules/table_options.h"
#include "game/coin_wars/rules/traits.h"
#include "tests/support/at_least.h"

namespace {

using rules::Json;
namespace cw = rules::coin_wars;

std::vector<std::string> told(const char* schema, const char* json) {
    const auto read = battles::Schema::read(Json::parse(schema));
    if (!read) return {read.error()};
    std::vector<std::string> sentences;
    for (const auto& fault : read->faults(Json::parse(json), "f")) sentences.push_back(battles::sentence(fault));
    return sentences;
}

}  // namespace

TEST_CASE("each part of a schema asks for what it says") {
    struct Row {
        const char *schema, *json;
        std::vector<std::string> told;
    };
    const Row rows[]{
        {R"({"type": "string"})", R"("a")", {}},
        {R"({"type": "string"})", "7", {"f: text is needed, not 7"}},
        {R"({"type": ["boolean", "null"]})", "null", {}},
        {R"({"type": ["boolean", "null"]})", "0", {"f: true or false or null is needed, not 0"}},
        {R"({"type": "integer"})", "1.5", {"f: a whole number is needed, not 1.5"}},
        {R"({"enum": [3, 5, 3.0, 5.0]})", "5.0", {}},
        {R"({"enum": [3, 5, 3.0, 5.0]})", "4", {"f: must be one of 3, 5, not 4"}},
        {R"({"const": "a"})", R"("b")", {R"(f: must be "a", not "b")"}},
        {R"({"enum": ["a/1"]})", R"("b")", {R"(f: must be "a/1", not "b")"}},
        {R"({"minimum": 12, "maximum": 120})", "11.5", {"f: must be from 12 to 120, not 11.5"}},
        {R"({"minimum": 1})", "0", {"f: must be at least 1, not 0"}},
        {R"({"maximum": 2})", "3", {"f: must be at most 2, not 3"}},
        {R"({"maxLength": 3})", R"("\u00fcbe")", {}},
        {R"({"maxLength": 3})", R"("\u00fcber")", {"f: text of 4 characters, at most 3 are allowed"}},
        {R"({"minLength": 1})", R"("")", {"f: text of 0 characters, at least 1 is needed"}},
        {R"({"maxLength": 9})", R"("a\u001b[31m")", {"f: has a control character"}},
        {R"({"maxLength": 9})", R"("a\nb")", {"f: has a line break"}},
        {R"({"maxLength": 9, "format": "prose"})", R"("a\nb")", {}},
        {R"({"maxLength": 9})", R"("  ")", {"f: has nothing but blanks"}},
        {R"({"maxLength": 2})", R"("\u304b\u3099\u3042")", {}},
        {R"({"pattern": "^[a-c_-]{1,3}$"})", R"("a-c")", {}},
        {R"({"pattern": "^[a-c_-]{1,3}$"})", R"("abd")", {R"(f: "abd" is not of the form ^[a-c_-]{1,3}$)"}},
        {R"({"pattern": "^[a-c_-]{2}$"})", R"("a")", {R"(f: "a" is not of the form ^[a-c_-]{2}$)"}},
        {R"({"pattern": "^(CW|R)-[0-9]+$"})", R"("R-12")", {}},
        {R"({"pattern": "^(CW|R)-[0-9]+$"})", R"("R-")", {R"(f: "R-" is not of the form ^(CW|R)-[0-9]+$)"}},
        {R"({"maxItems": 1})", "[1, 2]", {"f: a list of 2, at most 1 is allowed"}},
        {R"({"items": {"type": "number"}})",
         R"([1, "a", 2, {}])",
         {R"(f: /1: a number is needed, not "a")", "f: /3: a number is needed, not an object"}},
        {R"({"required": ["a"], "additionalProperties": false, "properties": {"a": {}}})",
         R"({"b/c~": 1})",
         {"f: /a: is missing", "f: /b~1c~0: nothing has this name here"}},
        {R"({"additionalProperties": {"type": "string"}})", R"({"x": 1})", {"f: /x: text is needed, not 1"}},
        {R"({"minProperties": 1, "maxProperties": 1})", "{}", {"f: an object of 0, at least 1 is needed"}},
        {R"({"not": {"required": ["a"]}})", R"({"a": 1})", {"f: has what does not go together"}},
        {R"({"oneOf": [{"type": "number"}, {"type": "integer"}]})",
         "1",
         {"f: is two things at once of which it may be one"}},
        {R"({"oneOf": [{"type": "number"}, {"type": "integer"}]})", "1.5", {}},
    };
    for (const Row& row : rows) CHECK_MESSAGE(told(row.schema, row.json) == row.told, row.schema << row.json);
}

TEST_CASE("of several alternatives the one that was meant tells its faults") {
    const char* sets = R"({"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}},
        {"type": "array", "items": {"$ref": "#/definitions/row"}}],
        "definitions": {"row": {"type": "object", "required": ["type"], "properties": {"cents": {"type": "integer"}}}}})";
    CHECK(told(sets, R"("us")").empty());
    CHECK(told(sets, R"([{"type": "penny"}, {"type": "dime", "cents": 10}])").empty());
    CHECK(told(sets, "7") == std::vector<std::string>{"f: text or a list is needed, not 7"});
    CHECK(told(sets, R"([{"type": "penny"}, {"type": "dime", "cents": "ten"}])") ==
          std::vector<std::string>{R"(f: /1/cents: a whole number is needed, not "ten")"});
    CHECK(told(sets, R"(["us", 7])") == std::vector<std::string>{"f: /1: text is needed, not 7"});
}

TEST_CASE("a schema may hold itself; what is not known in one is refused") {
    const char* tree = R"({"$ref": "#/definitions/node", "definitions": {"node": {"type": "object",
        "additionalProperties": {"$ref": "#/definitions/node"}}}})";
    CHECK(told(tree, R"({"a": {"b": {}}})").empty());
    CHECK(told(tree, R"({"a": {"b": 1}})") == std::vector<std::string>{"f: /a/b: an object is needed, not 1"});
    CHECK(told(R"({"dependencies": {}})", "1") == std::vector<std::string>{R"("dependencies" is not known)"});
    CHECK(battles::Schema::read(Json::parse(R"({"$ref": "#/definitions/none"})")).error() ==
          "#/definitions/none is not defined");
    for (const char* wrong : {R"({"maxItems": "many"})", R"({"pattern": "("})", R"({"anyOf": [{"minimum": []}]})"})
        CHECK(battles::Schema::read(Json::parse(wrong)).error() == "a value in it is of the wrong kind");
}

TEST_CASE("a schema may name what one beside it defines") {
    const Json one = Json::parse(R"({"$ref": "other.json#/definitions/pair"})");
    const auto beside = [](const std::string& file) {
        if (file != "other.json") throw std::invalid_argument(file + " is not there");
        return Json::parse(R"({"definitions": {"pair": {"items": {"$ref": "#/definitions/word"}},
                                               "word": {"type": "string"}}})");
    };
    const auto schema = battles::Schema::read(one, beside);
    REQUIRE(schema);
    CHECK(schema->faults(Json::parse(R"(["a"])"), "f").empty());
    CHECK(schema->faults(Json::parse(R"(["a", 7])"), "f").size() == 1);
    CHECK_FALSE(battles::Schema::read(one));
    CHECK(battles::Schema::read(Json::parse(R"({"$ref": "lost.json#/definitions/a"})"), beside).error() ==
          "lost.json is not there");
    CHECK_FALSE(battles::Schema::read(Json::parse(R"({"$ref": "other.json#/definitions/none"})"), beside));
}

TEST_CASE("the schemas list what the rules do: traits, and table options with their values") {
    const std::filesystem::path schemas = std::filesystem::path(COINWARS_SOURCE_DIR) / "assets" / "schemas";
    Json traits = Json::array();
    for (const cw::Trait& trait : cw::kTraits) traits.push_back(trait.word);
    CHECK_MESSAGE(
        battles::read_json(schemas / "coins.schema.json")->at("/definitions/traits/items/enum"_json_pointer) == traits,
        "coins.schema.json, traits: " << traits.dump());

    Json rules = battles::read_json(schemas / "battle.schema.json")->at("/properties/rules/properties"_json_pointer);
    for (const cw::TableOption& option : cw::table_options()) {
        Json values = option.yes_or_no ? Json{true, false, "yes", "no"} : Json::array();
        if (!option.yes_or_no)
            for (const cw::RuleValue& value : option.values) values.push_back(value.in_files);
        values.push_back(nullptr);  // same as left out
        CHECK_MESSAGE(rules[option.key]["enum"] == values,
                      "battle.schema.json, rules: \"" << option.key << "\": {\"enum\": " << values.dump() << "}");
        rules.erase(option.key);
    }
    for (const auto& rule : rules.items()) {
        const std::string key = rule.key();
        CHECK_MESSAGE(std::string(" preset terrain morale dice going_beyond technology special watchers ")
                              .find(" " + key + " ") != std::string::npos,
                      key << " is no table option");
    }
}

TEST_CASE("every schema that ships is known") {
    const battles::Library library(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    for (const auto& file : tests::files_in(library.assets() / "schemas", 15)) {
        const auto schema = library.schemas().get(file);
        CHECK_MESSAGE(schema, (schema ? "" : battles::sentence(schema.error())));
    }
}
