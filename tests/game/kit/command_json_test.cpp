// The protocol's form of commands: read strictly, naming the wrong field.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/coin_wars.h"

using rules::Json;
using rules::coin_wars::CoinWars;

TEST_CASE("commands are read and written alike") {
    for (
        const char* text :
        {R"({"cmd":"agree","side":"heads"})",
         R"({"cmd":"faces","swap":true})",
         R"({"cmd":"toss"})",
         R"({"cmd":"toss","face":"tails"})",
         R"({"cmd":"order","first":"tails"})",
         R"({"cmd":"edge"})",
         R"({"cmd":"place","coin":"h1","at":[1.5,2.0]})",
         R"({"cmd":"place_many","coins":[{"coin":"h1","at":[1.5,2.0]},{"coin":"h2","at":[3.0,2.0]}]})",
         R"({"cmd":"unplace","coin":"h1"})",
         R"({"cmd":"ready","side":"tails"})",
         R"({"cmd":"move","coin":"h1","to":[1.5,2.0]})",
         R"({"cmd":"attack","coin":"h1","target":"t1"})",
         R"({"cmd":"charge","coin":"h1","via":null,"target":"t1"})",
         R"({"cmd":"charge","coin":"h1","via":[1.0,2.0],"target":"t1","to":[3.0,4.0]})",
         R"({"cmd":"form","coins":["h1","h2"]})",
         R"({"cmd":"form","coins":["h1","h2"],"commander":"h2"})",
         R"({"cmd":"join","army":"a1","coins":["h3"]})",
         R"({"cmd":"join","army":"a1","other":"a2"})",
         R"({"cmd":"move","army":"a1","to":[1.5,2.0]})",
         R"({"cmd":"move","army":"a1","to":[1.5,2.0],"front":"h2"})",
         R"({"cmd":"attack","coin":"h1","target":"t1","beyond":true})",
         R"({"cmd":"attack","army":"a1","target":"t1","beyond":["h1","h2"],"dice":[3,20]})",
         R"({"cmd":"charge","army":"a1","front":"h2","via":[1.0,2.0],"target":"t1","to":[3.0,4.0],"beyond":["h1"],"dice":[1]})",
         R"({"cmd":"decide","side":"tails","army":"a2","losses":["t1","t2"]})",
         R"({"cmd":"decide","side":"tails","army":"a2","losses":[]})",
         R"({"cmd":"decide","side":"heads","army":"a2","split":false})",
         R"({"cmd":"use_trait","coin":"h1","trait":"spy","on":"t1"})",
         R"({"cmd":"end_turn"})",
         R"({"cmd":"concede","side":"heads"})",
         R"({"cmd":"draw","side":"heads"})",
         R"({"cmd":"draw","side":"tails","answer":true})"}) {
        const auto command = CoinWars::command_from(Json::parse(text));
        REQUIRE_MESSAGE(command, text << ": " << words::english(command.error().message));
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
        {R"({"cmd":"dance"})", "unknown_command", "/cmd: Coin Wars has no command \"dance\""},
        {R"({"cmd":"form"})", "bad_argument", "/coins: is missing"},
        {R"({"cmd":"form","coins":["h1",2]})", "bad_argument", "/coins/1: text is needed, not 2"},
        {R"({"cmd":"place_many","coins":[{"coin":"h1"}]})", "bad_argument", "/coins/0/at: is missing"},
        {R"({"cmd":"place_many","coins":[{"coin":"h1","at":[1,2],"to":3}]})", "bad_argument",
         "/coins/0/to: nothing has this name here"},
        {R"({"cmd":"join","army":"a1"})", "bad_argument", "/coins: is missing"},
        {R"({"cmd":"join","army":"a1","coins":["h1"],"other":"a2"})", "bad_argument",
         "/other: coins or another Army join"},
        {R"({"cmd":"move","coin":"h1","army":"a1","to":[1,2]})", "bad_argument",
         "/army: a coin or an Army acts, not both"},
        {R"({"cmd":"move","to":[1,2]})", "bad_argument", "/coin: is missing"},
        {R"({"cmd":"move","coin":"h1","front":"h2","to":[1,2]})", "bad_argument",
         "/front: only an Army has a front coin"},
        {R"({"cmd":"attack","army":"a1","target":"t1","beyond":true})", "bad_argument",
         "/beyond: the Army's coins that go beyond are named in a list"},
        {R"({"cmd":"attack","coin":"h1","target":"t1","dice":[0]})", "bad_argument",
         "/dice/0: must be from 1 to 20, not 0"},
        {R"({"cmd":"attack","coin":"h1","target":"t1","dice":[1,1,1,1,1,1,1,1,1]})", "bad_argument",
         "/dice: a list of 9, at most 8 are allowed"},
        {R"({"cmd":"decide","side":"heads","army":"a1"})", "bad_argument", "/losses: is missing"},
        {R"({"cmd":"decide","side":"heads","army":"a1","losses":[],"split":true})", "bad_argument",
         "/split: either losses or a split is decided"},
        {R"({"cmd":"move","coin":"h1"})", "bad_argument", "/to: is missing"},
        {R"({"cmd":"move","coin":7,"to":[1,2]})", "bad_argument", "/coin: text is needed, not 7"},
        {R"({"cmd":"move","coin":"h1","to":{"x":1,"y":2}})", "bad_argument",
         "/to: a point [x, y] is needed, not an object"},
        {R"({"cmd":"move","coin":"h1","to":[1,"2"]})", "bad_argument", "/to/1: a number is needed, not \"2\""},
        {R"({"cmd":"move","coin":"h1","to":[1,2e6]})", "bad_argument",
         "/to/1: must be from -1000000 to 1000000, not 2000000"},
        {R"({"cmd":"move","coin":"h1","to":[1,null]})", "bad_argument", "/to/1: a number is needed, not null"},
        {R"({"cmd":"move","coin":"h1","to":[1,2],"from":[0,0]})", "bad_argument", "/from: nothing has this name here"},
        {R"({"cmd":"move","coin":"0123456789012345678901234567890123456789","to":[1,2]})", "bad_argument",
         "/coin: text of 40 bytes, at most 32 are allowed"},
        {R"({"cmd":"agree","side":"edge"})", "bad_argument", "/side: must be one of heads, tails, not \"edge\""},
        {R"({"cmd":"draw","side":"heads","answer":1})", "bad_argument", "/answer: true or false is needed, not 1"},
        {R"([1,2])", "bad_argument", "/: an object is needed, not a list"},
    };
    for (const Row& row : rows) {
        const auto command = CoinWars::command_from(Json::parse(row.request));
        REQUIRE_MESSAGE(!command, row.request);
        CHECK(command.error().code == row.code);
        CHECK(words::english(command.error().message) == row.sentence);
    }
}

TEST_CASE("beyond: false means nobody, as if it were not there") {
    const auto command =
        CoinWars::command_from(Json::parse(R"({"cmd":"attack","coin":"h1","target":"t1","beyond":false})"));
    REQUIRE(command);
    CHECK(get<rules::coin_wars::Attack>(*command).beyond.empty());
}

TEST_CASE("numbers that JSON cannot write are refused as well") {
    for (const double bad : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
        const Json json{{"cmd", "move"}, {"coin", "h1"}, {"to", {bad, 1.0}}};
        CHECK(CoinWars::command_from(json).error().code == "bad_argument");
    }
}
