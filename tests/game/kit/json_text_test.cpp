// Text from outside: what is no JSON, or too much of it, is refused in a sentence.

#include <doctest/doctest.h>

#include <limits>

#include "game/kit/json_text.h"

namespace {

std::string fault(std::string_view text) {
    const auto json = rules::parse_json(text);
    return json ? "" : json.error();
}

}  // namespace

TEST_CASE("JSON is read") {
    const auto json = rules::parse_json(R"({"b":[1,2.5,"x",null,true],"a":{}})");
    REQUIRE(json);
    CHECK(json->dump() == R"({"b":[1,2.5,"x",null,true],"a":{}})");
}

TEST_CASE("faults are told with their place") {
    CHECK(fault("{\n  \"a\": nan}") == "line 2, column 9: syntax error while parsing value - invalid literal");
    CHECK(fault("").find("unexpected end of input") != std::string::npos);
    CHECK(fault("{\"a\":1,\"a\":2}") == "the key \"a\" is listed twice in one object");
    CHECK(fault(R"({"s":[0,"x",[{}],{"c":{"a":1,"a":2}}]})") ==
          "the key \"a\" is listed twice in one object, at /s/3/c");
    CHECK(fault("{\"a\":1e999}") == "line 1, column 10: a number too large to hold");
    CHECK(fault("\"\xff\xfe\"").find("ill-formed UTF-8") != std::string::npos);
    CHECK(fault("{} {}").find("line 1, column 4") == 0);
}

TEST_CASE("100,000 nested brackets cost no stack") {
    CHECK(fault(std::string(100'000, '[')) == "nested more than 32 deep, at /0/0/0/0/0/0");
    std::string objects;
    for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
    CHECK(fault(objects).starts_with("nested more than 32 deep, at /"));
    CHECK(fault(std::string(32, '[') + std::string(32, ']')).empty());
}

TEST_CASE("an object with a great many keys is refused before lookups grow slow") {
    std::string text = "{";
    for (int i = 0; i < 100'000; ++i) text += (i ? ",\"k" : "\"k") + std::to_string(i) + "\":0";
    CHECK(fault(text + "}") == "an object with more than 1000 keys");
}

TEST_CASE("a sentence quotes little, and never half a character") {
    CHECK(rules::excerpt("short") == "\"short\"");
    const std::string umlauts =
        "x" + std::string("\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4") +
        "\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4";
    const std::string quoted = rules::excerpt(umlauts);
    CHECK(quoted.size() == 2 + 39 + 3);
    CHECK(rules::parse_json(quoted));
}

TEST_CASE("whole numbers that no int can hold become the nearest one") {
    constexpr int kFar = std::numeric_limits<int>::max();
    const std::pair<const char*, int> rows[]{
        {"7", 7},     {"-7", -7}, {"2147483648", kFar}, {"-99999999999", -kFar}, {"18446744073709551615", kFar},
        {"1e300", 5}, {"7.0", 5}, {"\"7\"", 5}};
    for (const auto& row : rows)
        CHECK_MESSAGE(rules::int_or(rules::Json::parse(row.first), 5) == row.second, row.first);
}
