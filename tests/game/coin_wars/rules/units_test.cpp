// BX-10, units.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/opening.h"
#include "game/coin_wars/rules/special_idle.h"
#include "game/coin_wars/rules/special_text.h"
#include "tests/support/table_text.h"

using namespace tests;
using rules::Json;

namespace {

// A side with archers of the guard and crossbowmen, both Nickels; `more` is added to its coins.
Json guards(const Json& rules = Json::object()) {
    Scenario battle = scenario("h1 nickel heads 10 10\n h2 nickel heads 10.836 10\n t1 penny tails 14 20\n");
    give_zones(battle);
    Json json = to_json(battle);
    json["sides"]["heads"]["units"] = {
        {"guard", {{"coin", "nickel"}, {"name", "Archer of the guard"}, {"plural", "Guards"}}}};
    json["sides"]["heads"]["coins"][1]["type"] = "guard";
    json["rules"].update(rules);
    return json;
}

}  // namespace

TEST_CASE("BX-10 two kinds of one coin: own names and rules, one Army, and files say them again") {
    const auto battle = scenario_from_json(
        guards({{"special",
                 {{{"name", "Chosen men"}, {"who", {{"types", {"guard"}}}}, {"what", {{"offense", 2}}}},
                  {{"name", "Bows"}, {"who", {{"types", {"nickel"}}}}, {"what", {{"defense", 1}}}}}}}));
    REQUIRE(battle);
    Game game(begin(std::make_shared<const Scenario>(*battle)));
    CHECK(words::english(display_name(*battle, 1)) == "Archer of the guard");
    CHECK(offense_value(game.match, 0) == 3);
    CHECK(offense_value(game.match, 1) == 5);
    CHECK(defense_value(game.match, 1) == 6);  // naming the coin includes its units
    CHECK_FALSE(game.form({"h1", "h2"}).empty());
    CHECK(to_json(*scenario_from_json(to_json(*battle))) == to_json(*battle));
    CHECK(swapped(swapped(*battle)) == *battle);
}

TEST_CASE("BX-10 units of both sides with one name: a rule for both says it once") {
    Json json = guards(
        {{"special", {{{"name", "Volley"}, {"who", {{"types", {"guard", "rival"}}}}, {"what", {{"defense", 1}}}}}}});
    json["sides"]["tails"]["units"] = {{"rival", {{"coin", "nickel"}, {"name", "Archer of the guard"}}}};
    json["sides"]["tails"]["coins"][0]["type"] = "rival";
    const auto battle = scenario_from_json(json);
    REQUIRE(battle);
    CHECK(words::english(special_in_words(*battle, battle->advanced.special[0])) == "Archer of the guard: Defense +1.");
}

TEST_CASE("BX-10 refused: a unit of no coin, of a unit, of the other side, and a name that a coin has") {
    const auto why = [](const Json& json) {
        const auto battle = scenario_from_json(json);
        return battle ? std::string() : words::english(battle.error().message);
    };
    Json none = guards();
    none["sides"]["heads"]["units"]["guard"]["coin"] = "florin";
    CHECK(why(none).find("/sides/heads/units/guard/coin") != std::string::npos);
    Json twice = guards();
    twice["sides"]["heads"]["units"]["penny"] = {{"coin", "nickel"}, {"name", "Pennies"}};
    CHECK(why(twice).find("/sides/heads/units/penny") != std::string::npos);
    Json odd = guards();
    odd["sides"]["heads"]["units"]["a b"] = {{"coin", "nickel"}, {"name", "Pennies"}};
    CHECK(why(odd).find("/sides/heads/units/a b: its key must be") != std::string::npos);
    Json theirs = guards();
    theirs["sides"]["tails"]["coins"][0]["type"] = "guard";
    CHECK(why(theirs).find("is a unit of the other side") != std::string::npos);
}

TEST_CASE("BX-10 refused: what is wrong with a unit is told once, not at each of its coins") {
    const auto told = [](const Json& json) {
        std::vector<std::string> places;
        for (const rules::Complaint& each : review_scenario(json).complaints) places.push_back(each.pointer);
        return places;
    };
    Json json =
        guards({{"special", {{{"name", "Chosen"}, {"who", {{"types", {"guard"}}}}, {"what", {{"offense", 1}}}}}}});
    json["sides"]["heads"]["coins"].push_back({{"id", "h3"}, {"type", "guard"}, {"at", {5, 5}}});
    json["sides"]["heads"]["armies"] = Json::array({{"h1", "h2"}});
    REQUIRE(told(json).empty());
    Json none = json;
    none["sides"]["heads"]["units"]["guard"]["coin"] = "florin";
    CHECK(told(none) == std::vector<std::string>{"/sides/heads/units/guard/coin"});
    Json wordy = json;
    wordy["sides"]["heads"]["units"]["guard"]["name"] = std::string(200, 'x');
    CHECK(told(wordy) == std::vector<std::string>{"/sides/heads/units/guard/name"});
    Json nameless = json;
    nameless["sides"]["heads"]["units"]["guard"].erase("name");
    CHECK(told(nameless).size() == 1);
}

TEST_CASE("BX-9 refused: two special rules whose names people cannot tell apart") {
    const auto twice = [](const char* name) {
        const Json one{{"name", "Wall"}, {"what", {{"offense", 1}}}}, other{{"name", name}, {"what", {{"defense", 1}}}};
        const auto battle = scenario_from_json(guards({{"special", {one, other}}}));
        return battle ? std::string() : words::english(battle.error().message);
    };
    CHECK(twice("Walls") == "");
    for (const char* name : {"Wall", "wall ", " WALL"}) {
        CAPTURE(name);
        CHECK(twice(name).find("/rules/special/1/name") != std::string::npos);
    }
}

TEST_CASE("BX-9 a rule that concerns nobody is told when a battle is made, and read when it is fought") {
    const Json json =
        guards({{"special", {{{"name", "Lances"}, {"who", {{"traits", {"charge"}}}}, {"what", {{"offense", 1}}}}}}});
    const auto battle = scenario_from_json(json);
    REQUIRE(battle);
    CHECK(review_scenario(json).complaints.empty());
    const auto idle = idle_special_rules(*battle);
    REQUIRE(idle.size() == 1);
    CHECK(idle.front().pointer == "/rules/special/0");
    CHECK(words::english(idle.front().reason) == "this special rule does not apply to any coin in the battle");
}
