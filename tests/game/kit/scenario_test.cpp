// A battle as data: valid ones are read and written unchanged, invalid ones are refused with the place of the fault.

#include <doctest/doctest.h>

#include <fstream>

#include "game/coin_wars/rules/coin_wars.h"
#include "tests/support/small_battle.h"

using rules::Json;
using namespace rules::coin_wars;

namespace {

// Returns the refusal of the small battle with one value changed.
std::string refused(const char* pointer, const Json& value) {
    Json battle = kit::small_battle();
    battle[Json::json_pointer(pointer)] = value;
    const auto scenario = scenario_from_json(battle);
    if (scenario) return "";
    CHECK(scenario.error().code == "bad_battle");
    return words::english(scenario.error().message);
}

std::string all_traits() {
    std::string list;
    for (const Trait& trait : kTraits) list.append(list.empty() ? "" : ", ").append(trait.word);
    return list;
}

Json everything() {
    std::ifstream file(std::string(COINWARS_SOURCE_DIR) + "/tests/fuzz/seeds/battle/everything.json");
    return Json::parse(file);
}

// Returns the refusal of the battle with every feature, with one value changed.
std::string faulty(const char* pointer, const Json& value) {
    Json battle = everything();
    battle[Json::json_pointer(pointer)] = value;
    const auto scenario = scenario_from_json(battle);
    return scenario ? "" : words::english(scenario.error().message);
}

Json penny(int number, double x, double y) {
    std::string id = "c";
    id += std::to_string(number);
    return {{"id", id}, {"type", "penny"}, {"at", {x, y}}};
}

struct Fault {
    const char* place;
    Json value;
    std::string sentence;
};

void expect(const std::vector<Fault>& faults) {
    for (const Fault& fault : faults) CHECK(faulty(fault.place, fault.value) == fault.sentence);
}

}  // namespace

TEST_CASE("a scenario is the same after writing and reading") {
    const auto scenario = scenario_from_json(kit::small_battle());
    REQUIRE_MESSAGE(scenario, words::english(scenario.error().message));
    const auto again = scenario_from_json(to_json(*scenario));
    REQUIRE_MESSAGE(again, words::english(again.error().message));
    CHECK(*again == *scenario);
    CHECK(to_json(*again) == to_json(*scenario));
    CHECK(scenario->coins.size() == 10);
    CHECK(!scenario->first);
    CHECK(!scenario->coins[4].at);
    CHECK(scenario->types[3].title == "quarter");
}

TEST_CASE("a battle with everything in it is the same after writing and reading") {
    const auto scenario = scenario_from_json(everything());
    REQUIRE_MESSAGE(scenario, words::english(scenario.error().message));
    const Json written = to_json(*scenario);
    const auto again = scenario_from_json(Json::parse(written.dump()));
    REQUIRE_MESSAGE(again, words::english(again.error().message));
    CHECK(*again == *scenario);
    CHECK(to_json(*again) == written);
    CHECK(hash_of(*again) == hash_of(*scenario));
    CHECK(scenario->armies == std::vector<std::vector<int>>{{0, 1, 2}, {4, 3, 5}, {8, 9}, {12, 13}});
}

TEST_CASE("every part of a battle changes its hash") {
    const Json battle = everything();
    const auto hash = [](const Json& json) { return hash_of(*scenario_from_json(json)); };
    struct Change {
        const char* place;
        Json value;
    };
    const Change changes[]{
        {"/title", "Other"},
        {"/coin_set/0/points", 1},
        {"/sides/heads/coins/7/waits", 4},
        {"/sides/heads/coins/8/arrives/turn", 3},
        {"/sides/heads/coins/8/arrives/area/2", {4, 3}},
        {"/sides/heads/armies", Json::array()},
        {"/terrain/0/kind", "offensive"},
        {"/terrain/1/side", "heads"},
        {"/terrain/2/except", Json::array()},
        {"/terrain/3/from_turn", 3},
        {"/terrain/3/to_turn", nullptr},
        {"/rules/terrain", false},
        {"/rules/morale", false},
        {"/rules/dice", 8},
        {"/rules/going_beyond/tails", false},
        {"/rules/going_beyond/heads/coins", {"h2"}},
        {"/rules/going_beyond/heads/battle", 3},
        {"/rules/going_beyond/heads/turn", 2},
        {"/rules/going_beyond/heads/until", nullptr},
        {"/rules/technology/0/severe", "bonus"},
        {"/rules/technology/0/types", {"penny"}},
        {"/rules/technology/0/against", {"penny"}},
        {"/rules/technology/0/ranged_only", false},
        {"/rules/technology/0/from_turn", 4},
        {"/rules/technology/1/backward", "tails"},
        {"/rules/watchers", Json::array()},
        {"/rules/gather", "free"},
        {"/rules/army_front", "whole"},
        {"/victory/turns", 13},
        {"/victory/at_limit/0/winner", "tails"},
        {"/victory/at_limit/2", "purse"},
        {"/victory/heads/any/0/lost/coins", 6},
        {"/victory/heads/any/1/all/0/held/count", 1},
        {"/victory/heads/any/1/all/0/held/turns", 1},
        {"/victory/heads/any/1/all/0/held/by", "tails"},
        {"/victory/tails/any/1/lost/named", {"h1", "h2"}},
        {"/victory/tails/any/2/held/types", {"penny"}},
        {"/victory/tails/any/2/held/area/0", {1, 0}},
        {"/victory/tails/any/2/held/when", "limit"},
    };
    for (const Change& change : changes) {
        Json other = battle;
        other[Json::json_pointer(change.place)] = change.value;
        const auto read = scenario_from_json(other);
        REQUIRE_MESSAGE(read, change.place << ": " << words::english(read.error().message));
        CHECK_MESSAGE(hash(other) != hash(battle), change.place);
    }
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
        {"/coin_set/1/traits", {"flying"}, "/coin_set/1/traits/0: must be one of " + all_traits() + ", not \"flying\""},
        {"/coin_set/1/offense", -1, "/coin_set/1/offense: must be from 0 to 1000, not -1"},
        {"/coin_set/1/offense", 2.5, "/coin_set/1/offense: a whole number is needed, not 2.5"},
        {"/sides/heads/coins/1/type", "pany", "/sides/heads/coins/1/type: no coin of the set is called \"pany\""},
        {"/sides/tails/coins/1/id", "h1", "/sides/tails/coins/1/id: the id \"h1\" is there twice"},
        {"/sides/tails/coins/1/id", "a b",
         "/sides/tails/coins/1/id: must be letters, digits, _, - and dots, not \"a b\""},
        {"/sides/tails/coins", Json::array(), "/sides/tails/coins: at least one coin is needed"},
        {"/sides/heads/coins/1/at", {6.5, 3}, "/sides/heads/coins/1/at: overlaps h1 by 0.29 in"},
        {"/sides/tails/coins/0/at", {10, 3.25}, "/sides/tails/coins/0/at: overlaps h3 by 0.48 in"},
        {"/sides/heads/coins/1/at", {0.25, 3}, "/sides/heads/coins/1/at: extends 0.17 in beyond the table's edge"},
        {"/sides/heads/coins/1/at", {2, 7}, "/sides/heads/coins/1/at: lies on impassable ground (Pond)"},
        {"/sides/heads/coins/1/at", {1, 2, 3}, "/sides/heads/coins/1/at: a point [x, y] is needed, not a list of 3"},
        {"/sides/heads/coins/1/at",
         {1e300, 2},
         "/sides/heads/coins/1/at/0: must be from -1000000 to 1000000, not 1e+300"},
        {"/sides/heads/names", {{"ducat", "Gold"}}, "/sides/heads/names/ducat: no coin of the set is called \"ducat\""},
        {"/sides/heads/zone", {{0, 0}, {1, 0}}, "/sides/heads/zone: a polygon needs at least three points"},
        {"/sides/heads/zone", {{0, 0}, {17, 0}, {0, 5}}, "/sides/heads/zone/1: lies off the table"},
        {"/sides/heads/zone",
         {{0, 0}, {5, 5}, {5, 0}, {0, 5}},
         "/sides/heads/zone: the polygon crosses itself: edges 0 and 2"},
        {"/sides/heads/zone", {{0, 0}, {5, 5}, {9, 9}}, "/sides/heads/zone: the polygon has no area"},
        {"/terrain/0/kind", "bog",
         "/terrain/0/kind: must be one of defensive, offensive, impassable, slow, stop, no_charge, fast, plain, not "
         "\"bog\""},
        {"/first", "me", "/first: must be one of heads, tails, toss, not \"me\""},
        {"/victory/tails",
         {{"lost", {{"side", "heads"}}}},
         "/victory/tails/lost: a number of coins or cents, or named coins are needed"},
        {"/rules", {{"friends", "shove"}}, "/rules/friends: must be one of pass, block, not \"shove\""},
        {"/rules", {{"freinds", "pass"}}, "/rules/freinds: nothing has this name here"},
        {"/rules", {{"dice", 7}}, "/rules/dice: must be one of 4, 6, 8, 10, 12, 20 or null, not 7"},
        {"/rules", {{"terrain", "yes"}}, "/rules/terrain: true or false is needed, not \"yes\""},
        {"/arrivals", Json::array(), "/arrivals: nothing has this name here"},
    };
    for (const Row& row : rows) CHECK(refused(row.place, row.value) == row.sentence);
}

TEST_CASE("NaN and infinity are no measures") {
    CHECK(refused("/table/width", std::nan("")) == "/table/width: must be from 12 to 120, not nan");
    CHECK(refused("/sides/heads/coins/0/at/0", HUGE_VAL) ==
          "/sides/heads/coins/0/at/0: must be from -1000000 to 1000000, not inf");
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
    CHECK(words::english(scenario_from_json(battle).error().message) ==
          "/sides/tails/coins: a list of 5, at most 4 are allowed");
}

TEST_CASE("R-17, R-18: an Army that no rule allows is refused with its place") {
    expect({
        {"/sides/heads/armies/0", {"h1"}, "/sides/heads/armies/0: an Army has two coins or more"},
        {"/sides/heads/armies/0", {"h1", "h1"}, "/sides/heads/armies/0/1: is named twice"},
        {"/sides/heads/armies/0", {"h1", "x"}, "/sides/heads/armies/0/1: no coin is called \"x\""},
        {"/sides/heads/armies/0", {"h1", "t1"}, "/sides/heads/armies/0/1: the coin \"t1\" is not of heads"},
        {"/sides/heads/armies/0",
         {"h1", "h3"},
         "/sides/heads/armies/0: the coins do not all touch: h3 is apart from h1"},
        {"/sides/heads/armies/0",
         {"h1", "h11"},
         "/sides/heads/armies/0: the coin h11 only watches and cannot be in an Army"},
        {"/sides/heads/armies/0",
         {"h5", "h6"},
         "/sides/heads/armies/0: Coins of several types form an Army only with a Command coin among them."},
        {"/sides/heads/armies/2", {"h2", "h3"}, "/sides/heads/armies/2: the coin h2 is already in another Army"},
    });
}

TEST_CASE("BX-3, BX-4: what does not fit of arrivals and waiting is refused") {
    expect({
        {"/sides/heads/coins/8/arrives",
         {{"turn", 0}, {"area", {{0, 0}, {4, 0}, {4, 4}}}},
         "/sides/heads/coins/8/arrives/turn: must be from 1 to 10000, not 0"},
        {"/sides/heads/coins/8/arrives", {{"turn", 2}}, "/sides/heads/coins/8/arrives/area: is missing"},
        {"/sides/heads/coins/8/arrives/area",
         {{0, 0}, {4, 0}},
         "/sides/heads/coins/8/arrives/area: a polygon needs at least three points"},
        {"/sides/heads/coins/7/waits", 0, "/sides/heads/coins/7/waits: must be from 1 to 10000, not 0"},
    });
}

TEST_CASE("CW-3: watchers that are no types, or leave a side without a coin, are refused") {
    expect({
        {"/rules/watchers", {"doubloon"}, "/rules/watchers/0: no coin of the set is called \"doubloon\""},
        {"/rules/watchers",
         {"penny", "nickel", "dime", "quarter", "dollar", "ducat"},
         "/rules/watchers: leaves tails without a coin"},
    });
}

TEST_CASE("BX-1, BX-2: what does not fit of areas is refused") {
    expect({
        {"/terrain/2/except", {"x"}, "/terrain/2/except/0: neither a coin nor a coin type is called \"x\""},
        {"/terrain/3/to_turn", 1, "/terrain/3/to_turn: must be from 2 to 10000, not 1"},
        {"/terrain/3/side", "both", "/terrain/3/side: must be one of heads, tails, not \"both\""},
    });
}

TEST_CASE("BX-5, BX-6: what does not fit of technology and going beyond is refused") {
    expect({
        {"/rules/going_beyond/heads/coins",
         {"t1"},
         "/rules/going_beyond/heads/coins/0: the coin \"t1\" is not of heads"},
        {"/rules/going_beyond/heads/coins", Json::array(),
         "/rules/going_beyond/heads/coins: names no coin of this side"},
        {"/rules/going_beyond", {{"both", true}}, "/rules/going_beyond/both: nothing has this name here"},
        {"/rules/technology", {{"severe", "die"}}, "/rules/technology/backward: is missing"},
        {"/rules/technology/0/severe", "very", "/rules/technology/0/severe: must be one of die, bonus, not \"very\""},
        {"/rules/technology/0/types", {"x"}, "/rules/technology/0/types/0: no coin of the set is called \"x\""},
    });
}

TEST_CASE("BX-7: what does not fit of victory is refused") {
    Json deep = {{"lost", {{"side", "heads"}, {"coins", 1}}}};
    for (int i = 0; i < 6; ++i) deep = {{"not", deep}};
    expect({
        {"/victory/heads", Json::object(), "/victory/heads: one of any, all, not, lost, held is needed"},
        {"/victory/heads",
         {{"any", Json::array()}, {"all", Json::array()}},
         "/victory/heads: only one of any, all, not, lost, held may stand here, not 2"},
        {"/victory/heads", {{"some", Json::array()}}, "/victory/heads/some: nothing has this name here"},
        {"/victory/heads", deep, "/victory/heads/not/not/not/not/not/not: conditions are nested more than 6 deep"},
        {"/victory/heads/any", Json(201, Json{{"lost", {{"side", "tails"}, {"coins", 1}}}}),
         "/victory/heads/any: a list of 201, at most 200 are allowed"},
        {"/victory/heads/any", Json(200, Json{{"lost", {{"side", "tails"}, {"coins", 1}}}}),
         "/victory/heads/any/199: more than 200 conditions"},
        {"/victory/heads/any/1/all/0/held/terrain", "Hell",
         "/victory/heads/any/1/all/0/held/terrain: no terrain is called \"Hell\""},
        {"/victory/heads/any/1/all/0/held/when", "now",
         "/victory/heads/any/1/all/0/held/turns: several turns are counted at turn ends"},
        {"/victory/tails/any/2/held/terrain", "Hill",
         "/victory/tails/any/2/held/area: an area or a terrain's name is needed, not both"},
        {"/victory/tails/any/1/lost/coins", 4, "/victory/tails/any/1/lost/coins: more coins than are named"},
        {"/victory/tails/any/1/lost/named/0", "t1",
         "/victory/tails/any/1/lost/named/0: the coin \"t1\" is not of heads"},
        {"/victory/at_limit", {"draw", "purse"}, "/victory/at_limit/0: stands last in the list"},
        {"/victory/at_limit/0/winner", "both", "/victory/at_limit/0/winner: must be one of heads, tails, not \"both\""},
    });
}

TEST_CASE("BX-8: a coin set prices its coins in points; a price below 0 is refused") {
    Json battle = kit::small_battle();
    battle["coin_set"][0]["points"] = 0.5;
    CHECK(scenario_from_json(battle)->types[0].points == 0.5);
    CHECK(scenario_from_json(battle)->types[1].points == 0);
    battle["coin_set"][0]["points"] = -1;
    CHECK(words::english(scenario_from_json(battle).error().message) ==
          "/coin_set/0/points: must be from 0 to 1000000, not -1");
}

TEST_CASE("R-2: a battle gives each side its coins; a side without a coin is refused") {
    CHECK(scenario_from_json(kit::small_battle()));
    CHECK(refused("/sides/heads/coins", Json::array()) == "/sides/heads/coins: at least one coin is needed");
}

TEST_CASE("R-18: the first Command coin in a list commands; BX-3: who has not arrived is in no Army yet") {
    const auto match = CoinWars::start(everything());
    REQUIRE(match);
    REQUIRE(match->armies.size() == 3);
    CHECK(match->armies[1].commander == match->find("h4"));
    CHECK(match->armies[0].commander == kNoCoin);
    CHECK(match->coin(match->find("t2")).army == match->find_army("a3"));
    CHECK(match->find_army("a4") == kNoArmy);
    for (const char* id : {"a", "a0", "a03", "b1", "a1x", "a99999999999", ""}) CHECK(match->find_army(id) == kNoArmy);
    CHECK_FALSE(match->in_army(match->find("h9")));
}

TEST_CASE("BX-1, BX-3: coins lie on ground that does not concern them, and may wish to arrive anywhere") {
    CHECK(faulty("/sides/heads/coins/5/at", {2, 9.5}) ==
          "/sides/heads/armies/1: the coins do not all touch: h6 is apart from h4");
    CHECK(faulty("/sides/heads/coins/6/at", {2, 9.5}) == "/sides/heads/coins/6/at: lies on impassable ground (River)");
    CHECK(faulty("/sides/heads/coins/8/at", {-5, 4}).empty());
    CHECK(faulty("/sides/heads/coins/7/at", {-5, 4}) ==
          "/sides/heads/coins/7/at: extends 5.35 in beyond the table's edge");
}

TEST_CASE("rules: the simple forms and the whole ones mean the same") {
    const auto advanced = [](const char* key, const Json& value) {
        Json battle = kit::small_battle();
        battle["rules"] = {{key, value}};
        const auto scenario = scenario_from_json(battle);
        REQUIRE_MESSAGE(scenario, words::english(scenario.error().message));
        return scenario->advanced;
    };
    CHECK(advanced("going_beyond", true) == advanced("going_beyond", {{"heads", true}, {"tails", Json::object()}}));
    CHECK(advanced("going_beyond", {{"heads", {{"coins", {"penny"}}}}}).beyond[0]->coins == std::vector<int>{0, 4});
    CHECK_FALSE(advanced("going_beyond", {{"heads", true}}).beyond[1]);
    CHECK(advanced("technology", {{"backward", "tails"}}) ==
          advanced("technology", Json::array({{{"backward", "tails"}, {"severe", nullptr}}})));
    for (const char* key : {"going_beyond", "technology", "dice", "terrain", "morale"})
        CHECK(advanced(key, false) == AdvancedRules{});
    CHECK(advanced("dice", 20).dice == 20);
}
