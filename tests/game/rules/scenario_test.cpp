// A battle as data: what fits is read and written alike, what does not is refused with its place.

#include <doctest/doctest.h>

#include "game/rules/coin_wars/coin_wars.h"
#include "tests/support/small_battle.h"

using rules::Json;
using namespace rules::coin_wars;

namespace {

// The refusal of the small battle with one place changed.
std::string refused(const char* pointer, const Json& value) {
    Json battle = kit::small_battle();
    battle[Json::json_pointer(pointer)] = value;
    const auto scenario = scenario_from_json(battle);
    if (scenario) return "";
    CHECK(scenario.error().code == "bad_battle");
    return scenario.error().message;
}

Json penny(int number, double x, double y) {
    std::string id = "c";
    id += std::to_string(number);
    return {{"id", id}, {"type", "penny"}, {"at", {x, y}}};
}

}  // namespace

TEST_CASE("a scenario is the same after writing and reading") {
    const auto scenario = scenario_from_json(kit::small_battle());
    REQUIRE_MESSAGE(scenario, scenario.error().message);
    const auto again = scenario_from_json(to_json(*scenario));
    REQUIRE_MESSAGE(again, again.error().message);
    CHECK(*again == *scenario);
    CHECK(to_json(*again) == to_json(*scenario));
    CHECK(scenario->coins.size() == 10);
    CHECK(!scenario->first);
    CHECK(!scenario->coins[4].at);
    CHECK(scenario->types[3].title == "quarter");
}

TEST_CASE("R-1: without a zone a side has a third of the depth along its edge") {
    const auto scenario = scenario_from_json(kit::small_battle());
    REQUIRE(scenario);
    CHECK(scenario->sides[0].zone[2].y == doctest::Approx(14.0 / 3));
    CHECK(scenario->sides[1].zone[0].y == doctest::Approx(28.0 / 3));
}

TEST_CASE("R-38: coins are put on the grid") {
    Json battle = kit::small_battle();
    battle["sides"]["heads"]["coins"][0]["at"] = {6.0003, 3.0007};
    CHECK(scenario_from_json(battle)->coins[0].at == core::Vec2{6, 3.0009765625});
}

TEST_CASE("R-40: presets and options") {
    Json battle = kit::small_battle();
    battle["rules"] = {{"preset", "tournament"}, {"fire_blocked", "enemies"}, {"spy_struck_back", "yes"}};
    const auto scenario = scenario_from_json(battle);
    REQUIRE(scenario);
    CHECK(scenario->options.engage == Engage::MoveThenAttack);
    CHECK(scenario->options.fire_blocked == FireBlocked::Enemies);
    CHECK(scenario->options.spy_struck_back);
}

TEST_CASE("what does not fit is named with its place") {
    struct Row {
        const char* place;
        Json value;
        std::string sentence;
    };
    const Row rows[]{
        {"/format", "coinwars-battle/2", "/format: must be \"coinwars-battle/1\""},
        {"/table/width", 11, "/table/width: must be from 12 to 120, not 11"},
        {"/table/width", "wide", "/table/width: a number is needed, not \"wide\""},
        {"/table/depth", 20, "/table/depth: nothing has this name here"},
        {"/coin_set", "us", "/coin_set: the set \"us\" is named, its rows are needed"},
        {"/coin_set/0/move", 4, "/coin_set/0/move: must be an edge of the card, 3 or 5"},
        {"/coin_set/1/type", "penny", "/coin_set/1/type: the type \"penny\" is there twice"},
        {"/coin_set/1/traits",
         {"flying"},
         "/coin_set/1/traits/0: must be one of long_range, charge, command, spy, armored, not \"flying\""},
        {"/coin_set/1/offense", -1, "/coin_set/1/offense: must be from 0 to 1000, not -1"},
        {"/coin_set/1/offense", 2.5, "/coin_set/1/offense: a whole number is needed, not 2.5"},
        {"/sides/heads/coins/1/type", "pany",
         "/sides/heads/coins/1/type: no coin of the set is called \"pany\""},
        {"/sides/tails/coins/1/id", "h1", "/sides/tails/coins/1/id: the id \"h1\" is there twice"},
        {"/sides/tails/coins/1/id", "a b",
         "/sides/tails/coins/1/id: must be letters, digits, _, - and dots, not \"a b\""},
        {"/sides/tails/coins", Json::array(), "/sides/tails/coins: at least one coin is needed"},
        {"/sides/heads/coins/1/at", {6.5, 3}, "/sides/heads/coins/1/at: overlaps h1 by 0.29 in"},
        {"/sides/tails/coins/0/at", {10, 3.25}, "/sides/tails/coins/0/at: overlaps h3 by 0.48 in"},
        {"/sides/heads/coins/1/at",
         {0.25, 3},
         "/sides/heads/coins/1/at: reaches 0.17 in over the table's edge"},
        {"/sides/heads/coins/1/at", {2, 7}, "/sides/heads/coins/1/at: lies on impassable ground (Pond)"},
        {"/sides/heads/coins/1/at",
         {1, 2, 3},
         "/sides/heads/coins/1/at: a point [x, y] is needed, not a list"},
        {"/sides/heads/coins/1/at",
         {1e300, 2},
         "/sides/heads/coins/1/at/0: must be from -1e+06 to 1e+06, not 1e+300"},
        {"/sides/heads/names",
         {{"ducat", "Gold"}},
         "/sides/heads/names/ducat: no coin of the set is called \"ducat\""},
        {"/sides/heads/zone", {{0, 0}, {1, 0}}, "/sides/heads/zone: a polygon needs at least three points"},
        {"/sides/heads/zone", {{0, 0}, {17, 0}, {0, 5}}, "/sides/heads/zone/1: lies off the table"},
        {"/sides/heads/zone",
         {{0, 0}, {5, 5}, {5, 0}, {0, 5}},
         "/sides/heads/zone: the polygon crosses itself: edges 0 and 2"},
        {"/sides/heads/zone", {{0, 0}, {5, 5}, {9, 9}}, "/sides/heads/zone: the polygon has no area"},
        {"/terrain/0/kind", "bog",
         "/terrain/0/kind: must be one of defensive, offensive, impassable, not \"bog\""},
        {"/first", "me", "/first: must be one of heads, tails, toss, not \"me\""},
        {"/victory/tails",
         {{"lost", {{"side", "heads"}}}},
         "/victory/tails/lost: a number of coins or cents is needed"},
        {"/rules", {{"friends", "shove"}}, "/rules/friends: must be one of pass, block, not \"shove\""},
        {"/rules", {{"freinds", "pass"}}, "/rules/freinds: nothing has this name here"},
        {"/rules",
         {{"dice", 6}},
         "/rules/dice: dice (CW-27) cannot be agreed on in this version: leave it out"},
        {"/rules",
         {{"terrain", true}},
         "/rules/terrain: terrain with a bonus (CW-24, CW-25) cannot be agreed on in this version: leave it "
         "out"},
        {"/sides/heads/armies", Json::array({Json::array({"h1", "h2"})}),
         "/sides/heads/armies: Armies (section 7) cannot be formed in this version: leave the list empty"},
        {"/arrivals", Json::array(), "/arrivals: nothing has this name here"},
    };
    for (const Row& row : rows) CHECK(refused(row.place, row.value) == row.sentence);
}

TEST_CASE("NaN and infinity are no measures") {
    CHECK(refused("/table/width", std::nan("")) == "/table/width: must be from 12 to 120, not nan");
    CHECK(refused("/sides/heads/coins/0/at/0", HUGE_VAL) ==
          "/sides/heads/coins/0/at/0: must be from -1e+06 to 1e+06, not inf");
}

TEST_CASE("2,000 coins are read at once, 2,001 are too many") {
    Json battle = kit::small_battle();
    battle["table"] = {{"width", 120}, {"height", 120}};
    Json coins = Json::array();
    for (int i = 0; i < 1995; ++i) coins.push_back(penny(i, 20 + i % 80, 20 + i / 80));
    battle["sides"]["heads"]["coins"] = coins;
    CHECK(scenario_from_json(battle));
    coins.push_back(penny(1995, 5, 5));
    battle["sides"]["heads"]["coins"] = coins;
    CHECK(scenario_from_json(battle).error().message ==
          "/sides/tails/coins: a list of 5, at most 4 are allowed");
}
