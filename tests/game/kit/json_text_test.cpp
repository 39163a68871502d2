// Text from outside: invalid or excessive JSON is refused in a sentence.

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
    CHECK(fault("{\"a\":1,\"a\":2}") == "line 1, column 10: the key \"a\" is listed twice in one object");
    CHECK(fault(R"({"s":[0,"x",[{}],{"c":{"a":1,"a":2}}]})") ==
          "line 1, column 32: the key \"a\" is listed twice in one object, at /s/3/c");
}

// None of the parser's own words, which change between releases.
TEST_CASE("what is no JSON is told in our words") {
    struct Row {
        std::string text, sentence;
    };
    using namespace std::string_literals;
    const Row rows[]{
        {"", "line 1, column 1: it is empty"},
        {" \n", "line 2, column 1: it is empty"},
        {"\xEF\xBB\xBF", "line 1, column 4: it is empty"},
        {"{\"a\": [1", "line 1, column 9: it ends too early"},
        {"{\"a\":", "line 1, column 6: it ends too early"},
        {"{\n  \"a\": nan}", "line 2, column 8: unexpected \"nan\""},
        {"[tru]", "line 1, column 2: unexpected \"tru\""},
        {"[tru", "line 1, column 2: unexpected \"tru\""},
        {"nulls", "line 1, column 1: unexpected \"nulls\""},
        {"[01]", "line 1, column 2: unexpected \"01\""},
        {"[1.]", "line 1, column 2: unexpected \"1.\""},
        {"[-]", "line 1, column 2: unexpected \"-\""},
        {"{\"a\":1e999}", "line 1, column 6: a number too large to hold"},
        {"{} {}", "line 1, column 4: unexpected \"{\""},
        {"[1,]", "line 1, column 4: unexpected \"]\""},
        {"[1 2]", "line 1, column 4: unexpected \"2\""},
        {"{\"a\" \"b\"}", "line 1, column 6: unexpected text \"b\""},
        {"{1: 2}", "line 1, column 2: unexpected \"1\""},
        {"{'a': 2}", "line 1, column 2: unexpected \"'a'\""},
        {"{\u201Ca\u201D: 2}", "line 1, column 2: unexpected \"\u201Ca\u201D\""},
        {"// none", "line 1, column 1: unexpected \"//\""},
        {"[\"abc", "line 1, column 2: a text without its closing quote"},
        {"[\"a\nb\"]", "line 1, column 4: a control character in a text"},
        {"[\"a\0b\"]"s, "line 1, column 4: a control character in a text"},
        {"[\0]"s, "line 1, column 2: a control character"},
        {"[\"\\x\"]", "line 1, column 4: an escape that JSON does not know"},
        {"[\"\\ud800\"]", "line 1, column 9: an escape that JSON does not know"},
        {"[\"\\u12g4\"]", "line 1, column 7: an escape that JSON does not know"},
        {"[\"\xff\xfe\"]", "line 1, column 3: bytes that are no UTF-8"},
        {"[\"\xe2\x82\"]", "line 1, column 5: bytes that are no UTF-8"},
        {"[\xff]", "line 1, column 2: bytes that are no UTF-8"},
        {std::string(50, 'x'), "line 1, column 1: unexpected \"" + std::string(40, 'x') + "...\""},
    };
    for (const Row& row : rows) CHECK(fault(row.text) == row.sentence);
}

TEST_CASE("what is beyond our bounds is told with its line as well") {
    CHECK(fault("{\n  \"a\": 1,\n  \"a\": 2}") == "line 3, column 5: the key \"a\" is listed twice in one object");
    const std::string deep = fault(std::string(40, '['));
    CHECK_MESSAGE(deep.starts_with("line 1, column 33: nested more than 32 deep"), deep);
    std::string lists = "[";
    for (int i = 0; i < 1'000'000; ++i) lists += "[],";
    CHECK(fault(lists).ends_with(": more than 1000000 lists and objects"));
    std::string many = "{\n";
    for (int i = 0; i < 1001; ++i) many += "\"k" + std::to_string(i) + "\": 0,\n";
    CHECK(fault(many).starts_with("line 1002, column "));
}

TEST_CASE("nothing stands behind a byte that is 0") {
    CHECK_FALSE(rules::parse_json(std::string_view("{}\0rubbish", 10)));
    CHECK(rules::parse_json(std::string_view("{}\0", 3)).error() == "line 1, column 3: a control character");
}

TEST_CASE("whatever byte is changed in a text, its fault is told in our words") {
    const std::string sound = "{\"a\": [1.5e3, -2, true, null, \"b\\u00e4\\n\u00E4\"],\n \"c\": {}}";
    REQUIRE(fault(sound).empty());
    int faults = 0;
    for (std::size_t i = 0; i < sound.size(); ++i)
        for (int byte = 0; byte < 256; ++byte) {
            std::string changed = sound;
            changed[i] = static_cast<char>(byte);
            for (const std::string& text : {changed, changed.substr(0, i + 1)}) {
                const std::string told = fault(text);
                if (told.empty()) continue;
                ++faults;
                for (const char* word : {"json", "syntax", "parse", "token", "literal"})
                    CHECK_MESSAGE(told.find(word) == std::string::npos, told);
            }
        }
    CHECK(faults > 10'000);
}

TEST_CASE("100,000 nested brackets cost no stack") {
    CHECK(fault(std::string(100'000, '[')) == "line 1, column 33: nested more than 32 deep, at /0/0/0/0/0/0");
    std::string objects;
    for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
    CHECK(fault(objects).find(": nested more than 32 deep, at /") != std::string::npos);
    CHECK(fault(std::string(32, '[') + std::string(32, ']')).empty());
}

TEST_CASE("an object with a great many keys is refused before lookups grow slow") {
    std::string text = "{";
    for (int i = 0; i < 100'000; ++i) text += (i ? ",\"k" : "\"k") + std::to_string(i) + "\":0";
    CHECK(fault(text + "}") == "line 1, column 8898: an object with more than 1000 keys");
}

TEST_CASE("a sentence quotes little, and never half a character") {
    CHECK(rules::excerpt("short") == "\"short\"");
    CHECK(rules::excerpt("\x1b[31m\n\x7f") == "\"\\u001b[31m\\u000a\\u007f\"");
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
