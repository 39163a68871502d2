// BX-11 to BX-14 in a battle file: roads, woods, changing ground and degrees of victory.

#include <doctest/doctest.h>

#include <fstream>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/victory_degrees.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

rules::Json stored() {
    std::ifstream file(std::string(COINWARS_SOURCE_DIR) + "/tests/fuzz/seeds/battle/ground.json");
    return rules::Json::parse(file);
}

std::string what_is_wrong(const rules::Json& battle) {
    const auto read = scenario_from_json(battle);
    return read ? "" : words::english(read.error().message);
}

}  // namespace

TEST_CASE("BX-11 to BX-14: a battle file says them, and is written again as it was read") {
    const auto read = scenario_from_json(stored());
    REQUIRE(read);
    const Scenario& battle = *read;
    CHECK(battle.map == MapMarks{315, MapScale{150, MapUnit::Yards}});
    REQUIRE(battle.terrain.size() == 5);
    CHECK(battle.terrain[0].kind == Ground::Fast);
    CHECK(battle.terrain[1].sight == Sight::Wood);
    CHECK(battle.terrain[2].sight == Sight::Crest);
    CHECK(battle.terrain[3].begins->of[1].area == battle.terrain[0].polygon);
    CHECK(battle.terrain[4].ends);
    REQUIRE(battle.victory.degrees.size() == 2);
    CHECK(battle.victory.degrees[1] == VictoryDegree{Degree::Clear, {}, {}, 4});
    const auto again = scenario_from_json(to_json(battle));
    REQUIRE(again);
    CHECK(*again == battle);
    CHECK(table(*again).scenario_hash == table(battle).scenario_hash);
}

TEST_CASE("BX-13, BX-14: what does not fit of changing ground and of degrees is refused with its place") {
    rules::Json late = stored();
    late["terrain"][4]["ends"] = {{"held", {{"by", "heads"}, {"terrain", "Road"}, {"when", "limit"}}}};
    CHECK(what_is_wrong(late).find("at the round limit the battle is over") != std::string::npos);
    rules::Json nowhere = stored();
    nowhere["terrain"][3]["begins"] = {{"held", {{"by", "heads"}, {"terrain", "Nowhere"}}}};
    CHECK(what_is_wrong(nowhere).find("Nowhere") != std::string::npos);
    // A name that is too long is told where the ground has it, and nowhere else.
    rules::Json wordy = stored();
    wordy["terrain"][3]["name"] = std::string(200, 'x');
    wordy["terrain"][4]["begins"] = {{"held", {{"by", "heads"}, {"terrain", std::string(200, 'x')}}}};
    std::vector<std::string> told;
    for (const rules::Complaint& each : review_scenario(wordy).complaints) told.push_back(each.pointer);
    CHECK(told == std::vector<std::string>{"/terrain/3/name"});
    rules::Json total = stored();
    total["victory"]["degrees"][0]["degree"] = "total";
    CHECK(what_is_wrong(total).find("degree") != std::string::npos);
    rules::Json hedge = stored();
    hedge["terrain"][1]["blocks_sight"] = "hedge";
    CHECK_FALSE(what_is_wrong(hedge).empty());
    rules::Json around = stored();
    around["north"] = 360;
    CHECK_FALSE(what_is_wrong(around).empty());
}

TEST_CASE("BX-13, BX-14: in words") {
    const auto read = scenario_from_json(stored());
    REQUIRE(read);
    const Scenario& battle = *read;
    const auto note = [&](std::size_t i) { return words::english(ground_note(battle, battle.terrain[i])); };
    CHECK(note(0) == "Road: the next longer edge, Rome only");
    CHECK(note(1) == "Slow: half as far, Shots see only its edge");
    CHECK(note(2) == "No shot across, rounds 1 to 3");
    CHECK(note(4) == "No entry, until Rome has lost Nickel h2");
    const std::string degrees = words::english(degrees_in_words(battle).at(0));
    CHECK(degrees == "A crushing victory for Rome if Rome has not lost 1 coin");
    CHECK(words::english(degrees_in_words(battle).at(1)) ==
          "A clear victory if the winner's purse is larger by $0.04 or more");
}

TEST_CASE("BX-14: a degree that those before it leave nothing to is told by who reviews, and left out of the words") {
    const auto hidden = [](const rules::Json& json) {
        std::string places;
        for (const rules::Complaint& each : review_scenario(json).complaints) places += each.pointer + " ";
        return places;
    };
    rules::Json json = stored();
    const std::size_t told = degrees_in_words(*scenario_from_json(json)).size();
    CHECK(hidden(json) == "");
    rules::Json& degrees = json["victory"]["degrees"];
    const rules::Json first = degrees;
    degrees.push_back({{"degree", "marginal"}});
    CHECK(hidden(json) == "");
    // The last sentence is its own now.
    CHECK(degrees_in_words(*scenario_from_json(json)).size() == told);
    CHECK(words::english(degrees_in_words(*scenario_from_json(json)).back()) == "A marginal victory otherwise");
    degrees.push_back({{"degree", "crushing"}, {"winner", "tails"}, {"ahead", 50}});
    CHECK(hidden(json) == "/victory/degrees/" + std::to_string(first.size() + 1) + " ");
    CHECK(degrees_in_words(*scenario_from_json(json)).size() == told);
    // Whoever is ahead by more is ahead by less.
    degrees = {{{"degree", "clear"}, {"ahead", 10}}, {{"degree", "crushing"}, {"ahead", 20}}};
    CHECK(hidden(json) == "/victory/degrees/1 ");
    degrees = {{{"degree", "crushing"}, {"ahead", 20}}, {{"degree", "clear"}, {"ahead", 10}}};
    CHECK(hidden(json) == "");
    // Each side's, one after the other.
    degrees = {{{"degree", "clear"}, {"winner", "heads"}},
               {{"degree", "clear"}, {"winner", "tails"}},
               {{"degree", "crushing"}, {"ahead", 5}}};
    CHECK(hidden(json) == "/victory/degrees/2 ");
    degrees = first;
    json["victory"]["turns"] = 5;
    const rules::Json always{{"when", {{"all", rules::Json::array()}}}, {"winner", "heads"}};
    json["victory"]["at_limit"] = {always, always, "draw"};
    CHECK(hidden(json) == "/victory/at_limit/1 ");
}
