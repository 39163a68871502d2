// The protocol's words for commands: read strictly, the field at fault named.

#include <doctest/doctest.h>

#include "game/rules/coin_wars/coin_wars.h"

using rules::Json;
using rules::coin_wars::CoinWars;

TEST_CASE("commands are read and written alike") {
    for (const char* text :
         {R"({"cmd":"agree","side":"heads"})", R"({"cmd":"faces","swap":true})", R"({"cmd":"toss"})",
          R"({"cmd":"toss","face":"tails"})", R"({"cmd":"order","first":"tails"})",
          R"({"cmd":"place","coin":"h1","at":[1.5,2.0]})", R"({"cmd":"unplace","coin":"h1"})",
          R"({"cmd":"ready","side":"tails"})", R"({"cmd":"move","coin":"h1","to":[1.5,2.0]})",
          R"({"cmd":"attack","coin":"h1","target":"t1"})",
          R"({"cmd":"charge","coin":"h1","via":null,"target":"t1"})",
          R"({"cmd":"charge","coin":"h1","via":[1.0,2.0],"target":"t1","to":[3.0,4.0]})",
          R"({"cmd":"end_turn"})", R"({"cmd":"concede","side":"heads"})", R"({"cmd":"draw","side":"heads"})",
          R"({"cmd":"draw","side":"tails","answer":true})"}) {
        const auto command = CoinWars::command_from(Json::parse(text));
        REQUIRE_MESSAGE(command, text << ": " << command.error().message);
        CHECK(CoinWars::to_json(*command).dump() == text);
    }
}

TEST_CASE("what does not fit names the field") {
    struct Row {
        const char* request;
        const char* code;
        const char* sentence;
    };
    const Row rows[]{
        {R"({"cmd":"dance"})", "unknown_command", "Coin Wars knows no command \"dance\"."},
        {R"({"cmd":"form","coins":["h1","h2"]})", "unknown_command", "Coin Wars knows no command \"form\"."},
        {R"({"cmd":"move","coin":"h1"})", "bad_argument", "/to: is missing"},
        {R"({"cmd":"move","coin":7,"to":[1,2]})", "bad_argument", "/coin: text is needed, not 7"},
        {R"({"cmd":"move","coin":"h1","to":{"x":1,"y":2}})", "bad_argument",
         "/to: a point [x, y] is needed, not an object"},
        {R"({"cmd":"move","coin":"h1","to":[1,"2"]})", "bad_argument",
         "/to/1: a number is needed, not \"2\""},
        {R"({"cmd":"move","coin":"h1","to":[1,2e6]})", "bad_argument",
         "/to/1: must be from -1e+06 to 1e+06, not 2e+06"},
        {R"({"cmd":"move","coin":"h1","to":[1,null]})", "bad_argument",
         "/to/1: a number is needed, not null"},
        {R"({"cmd":"move","coin":"h1","to":[1,2],"from":[0,0]})", "bad_argument",
         "/from: nothing has this name here"},
        {R"({"cmd":"move","coin":"0123456789012345678901234567890123456789","to":[1,2]})", "bad_argument",
         "/coin: text of 40 bytes, at most 32 are allowed"},
        {R"({"cmd":"agree","side":"edge"})", "bad_argument",
         "/side: must be one of heads, tails, not \"edge\""},
        {R"({"cmd":"draw","side":"heads","answer":1})", "bad_argument",
         "/answer: true or false is needed, not 1"},
        {R"({"cmd":"move","army":"a1","to":[1,2]})", "rule_off",
         "Armies are not played in this battle: name a single coin."},
        {R"({"cmd":"attack","coin":"h1","target":"t1","beyond":true})", "rule_off",
         "Going beyond is not agreed on in this battle."},
        {R"({"cmd":"attack","coin":"h1","target":"t1","dice":[1,2]})", "rule_off",
         "This battle is fought without dice."},
        {R"([1,2])", "bad_argument", "/: an object is needed, not a list"},
    };
    for (const Row& row : rows) {
        const auto command = CoinWars::command_from(Json::parse(row.request));
        REQUIRE_MESSAGE(!command, row.request);
        CHECK(command.error().code == row.code);
        CHECK(command.error().message == row.sentence);
    }
}

TEST_CASE("numbers that JSON cannot write are refused as well") {
    for (const double bad : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
        const Json json{{"cmd", "move"}, {"coin", "h1"}, {"to", {bad, 1.0}}};
        CHECK(CoinWars::command_from(json).error().code == "bad_argument");
    }
}
