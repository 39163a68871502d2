// Records as files: format, checksum, and errors.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/json_text.h"
#include "game/systems/systems.h"
#include "tests/support/kit.h"
#include "tests/support/small_battle.h"

namespace {

using rules::Json;

rules::Record a_record() {
    const auto* system = rules::find_system("coin-wars");
    REQUIRE(system);
    auto session = system->start(kit::small_battle(), 3);
    REQUIRE(session);
    kit::FairHand hand;
    for (const char* command : {R"({"cmd":"agree","side":"heads"})", R"({"cmd":"agree","side":"tails"})",
                                R"({"cmd":"faces","swap":false})", R"({"cmd":"toss"})"})
        REQUIRE((*session)->submit(Json::parse(command), hand));
    return (*session)->record();
}

std::string refusal_of(const Json& json) {
    const auto record = rules::record_from_json(json);
    return record ? "" : words::english(record.error().message);
}

}  // namespace

TEST_CASE("a record is the same after writing and reading") {
    rules::Record record = a_record();
    record.about = {{"players", {"Ann", "Bo"}}};
    const auto text = rules::to_json(record).dump(1);
    const auto parsed = rules::parse_json(text);
    REQUIRE(parsed);
    const auto read = rules::record_from_json(*parsed);
    REQUIRE_MESSAGE(read, words::english(read.error().message));
    CHECK(*read == record);
    CHECK(rules::replay(*read));
}

TEST_CASE("what the hand did is written in its order and read again") {
    rules::Record record = a_record();
    record.steps[0].hand = {rules::Roll{20, 17}, rules::Gathering{{{1.5, 2}, {3, 4.25}}}, rules::Scattering{},
                            rules::Face::Tails, rules::Scattering{{{7, 7}}}};
    const Json json = rules::to_json(record);
    CHECK(
        json["steps"][0]["hand"].dump() ==
        R"([{"die":20,"shown":17},{"gathered":[[1.5,2.0],[3.0,4.25]]},{"scattered":[]},"tails",{"scattered":[[7.0,7.0]]}])");
    const auto read = rules::record_from_json(Json::parse(json.dump()));
    REQUIRE_MESSAGE(read, words::english(read.error().message));
    CHECK(*read == record);
}

TEST_CASE("a changed byte is found by the checksum") {
    const std::string text = rules::to_json(a_record()).dump();
    int found = 0, tried = 0;
    for (std::size_t i = 0; i < text.size(); i += 7) {
        std::string changed = text;
        changed[i] = changed[i] == '1' ? '2' : '1';
        if (changed == text) continue;
        ++tried;
        const auto json = rules::parse_json(changed);
        if (!json || !rules::record_from_json(*json)) ++found;
    }
    CHECK(found == tried);
}

TEST_CASE("what is no record is refused with its place") {
    Json json = rules::to_json(a_record());
    CHECK(refusal_of(json).empty());
    CHECK(refusal_of(Json::array()) == "/: an object is needed, not a list");
    Json without = json;
    without.erase("steps");
    CHECK(refusal_of(without) == "/steps: is missing");
    Json hand = json;
    hand["steps"][3]["hand"][0] = "edge";
    CHECK(refusal_of(hand) == "/steps/3/hand/0: must be one of heads, tails, not \"edge\"");
    hand["steps"][3]["hand"][0] = {{"die", 6}, {"shown", 7}};
    CHECK(refusal_of(hand) == "/steps/3/hand/0/shown: must be from 1 to 6, not 7");
    hand["steps"][3]["hand"][0] = {{"rolled", 6}};
    CHECK(refusal_of(hand) == "/steps/3/hand/0/rolled: nothing has this name here");
    Json format = json;
    format["format"] = "coinwars-replay/9";
    CHECK(refusal_of(format) == "/format: must be \"coinwars-replay/2\"");
}

TEST_CASE("a replay that does not hold names the step") {
    rules::Record record = a_record();
    SUBCASE("another hash") {
        record.steps[2].hash = "0000000000000000";
        CHECK(rules::replay(record).error().step == 2);
    }
    SUBCASE("a throw that is missing") {
        record.steps[3].hand.clear();
        const auto played = rules::replay(record);
        REQUIRE(!played);
        CHECK(played.error().step == 3);
        CHECK(words::english(played.error().refusal.message) == "the hand's answers do not fit the command");
    }
    SUBCASE("a die where a coin was tossed") {
        record.steps[3].hand = {rules::Roll{6, 1}};
        CHECK(words::english(rules::replay(record).error().refusal.message) ==
              "the hand's answers do not fit the command");
    }
    SUBCASE("an answer too many") {
        record.steps[3].hand.push_back(rules::Face::Heads);
        CHECK(rules::replay(record).error().step == 3);
    }
    SUBCASE("a command that is refused") {
        record.steps[1].command = {{"cmd", "end_turn"}};
        CHECK(rules::replay(record).error().step == 1);
    }
    SUBCASE("another game") {
        record.game = "chess";
        CHECK(words::english(rules::replay(record).error().refusal.message) == "/game: no rule system has this name");
    }
}
