// Free battles. The limits on each side's coins, as data; the loser of the toss picks the edge.

#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/scenario.h"
#include "tests/support/coin_wars_proposals.h"
#include "tests/support/kit.h"
#include "tests/support/small_battle.h"

using rules::Json;
using namespace rules::coin_wars;

namespace {

// $0.42 against $1.41, five coins a side, none placed; a Nickel costs 7 points.
Json free_battle() {
    Json battle = kit::small_battle();
    for (const char* side : {"heads", "tails"})
        for (Json& coin : battle["sides"][side]["coins"]) coin.erase("at");
    battle["sides"]["heads"]["coins"][3]["type"] = "quarter";
    battle["coin_set"][1]["points"] = 7;
    battle["coin_set"][0]["points"] = 0.5;
    battle.erase("terrain");
    battle["free"] = Json::object();
    return battle;
}

struct Row {
    Json free;
    const char* fault;  // empty if valid
};

std::string fault_of(const Json& battle) {
    const auto scenario = scenario_from_json(battle);
    return scenario ? "" : words::english(scenario.error().message);
}

Match in_deployment(const Json& battle) {
    auto match = *CoinWars::start(battle);
    core::Random random(1);
    kit::FairHand hand;
    for (const Command& command : std::vector<Command>{Agree{Side::Heads}, Agree{Side::Tails}, Faces{false},
                                                       Toss{rules::Face::Tails}, Order{Side::Tails}}) {
        REQUIRE(!CoinWars::check(match, command));
        CoinWars::apply(match, command, random, hand);
    }
    return match;
}

std::string refusal_of(const Match& match, const Command& command) {
    const auto refusal = CoinWars::check(match, command);
    return refusal ? std::string(refusal->code).append(" ").append(refusal->rule) : "";
}

}  // namespace

TEST_CASE("R-2: a free battle's coins are within its budget and its number, else the side is refused") {
    const Row rows[]{
        {Json::object(), ""},
        {{{"budget", nullptr}}, ""},
        {{{"budget", {{"cents", 141}}}, {"coins", 5}}, ""},
        {{{"budget", {{"cents", 140}}}}, "/sides/tails/coins: $1.41 are $0.01 more than the budget of $1.40 (R-2)"},
        {{{"budget", {{"cents", 40}}}}, "/sides/heads/coins: $0.42 are $0.02 more than the budget of $0.40 (R-2)"},
        {{{"coins", 4}}, "/sides/heads/coins: 5 coins are 1 more than the 4 of this free battle (R-2)"},
        // BX-8: 0.5 + 7 + 10 + 25 + 0.5; coins without a price cost their face value.
        {{{"budget", {{"points", 142.5}}}}, ""},
        {{{"budget", {{"points", 42.5}}}},
         "/sides/heads/coins: 43 points are 0.5 points more than the budget of 42.5 points (R-2)"},
        {{{"budget", {{"points", 5}, {"cents", 5}}}}, "/free/budget: either cents or points are agreed on (R-2)"},
        {{{"budget", Json::object()}}, "/free/budget: either cents or points are agreed on (R-2)"},
        {{{"prices", 1}}, "/free/prices: nothing has this name here"},
    };
    for (const Row& row : rows) {
        Json battle = free_battle();
        battle["free"] = row.free;
        CHECK_MESSAGE(fault_of(battle) == row.fault, row.free.dump());
    }
    CHECK(scenario_from_json(free_battle())->free == FreeBattle{Budget{Price::FaceValue, 250}, 45});
}

TEST_CASE("BX-8: a coin costs its points, or its face value where it has none") {
    const auto scenario = scenario_from_json(free_battle());
    REQUIRE(scenario);
    CHECK(price(*scenario, Side::Heads, Price::FaceValue) == 42);
    CHECK(price(*scenario, Side::Heads, Price::Points) == 43);
    CHECK(price(*scenario, Side::Tails, Price::Points) == 142.5);
}

TEST_CASE("R-0: in a free battle nothing is settled before the table; else it is refused") {
    Json placed = free_battle(), arriving = free_battle(), decided = free_battle();
    placed["sides"]["tails"]["coins"][2]["at"] = {8, 12};
    CHECK(fault_of(placed) == "/sides/tails/coins/2/at: in a free battle all coins are still to be deployed (R-0)");
    arriving["sides"]["heads"]["coins"][0]["arrives"] = {{"turn", 2}, {"area", {{0, 0}, {4, 0}, {4, 4}}}};
    CHECK(fault_of(arriving) ==
          "/sides/heads/coins/0/arrives: in a free battle all coins are still to be deployed (R-0)");
    decided["first"] = "heads";
    CHECK(fault_of(decided) == "/first: in a free battle the toss decides (R-0)");
}

TEST_CASE("R-2: a free battle is the same after writing and reading, and no other battle's hash knows of it") {
    for (const Json& free :
         {Json::object(), Json{{"budget", nullptr}, {"coins", 12}}, Json{{"budget", {{"points", 150.5}}}}}) {
        Json battle = free_battle();
        battle["free"] = free;
        const auto scenario = scenario_from_json(battle);
        REQUIRE(scenario);
        CHECK(*scenario_from_json(to_json(*scenario)) == *scenario);
        Scenario other = *scenario;
        other.free->coins = 44;
        CHECK(hash_of(other) != hash_of(*scenario));
        other.free.reset();
        CHECK(!to_json(other).contains("free"));
    }
}

TEST_CASE("R-0: in a free battle the toss's loser picks the edge, before its first coin") {
    Match match = in_deployment(free_battle());
    core::Random random(1);
    kit::FairHand hand;
    REQUIRE(match.side == Side::Heads);
    const auto lower = deployment_zone(*match.scenario, Side::Heads);
    const auto events = CoinWars::apply(match, Edge{}, random, hand);
    REQUIRE(events.size() == 1);
    CHECK(CoinWars::to_json(match, events[0]) == Json{{"event", "edge"}, {"side", "heads"}});
    CHECK(deployment_zone(*match.scenario, Side::Tails) == lower);
    CHECK(refusal_of(match, PlaceCoin{"h1", {8, 2}}) == "out_of_reach R-1");
    CHECK(refusal_of(match, PlaceCoin{"h1", {8, 12}}).empty());
    // A second time changes back.
    CHECK(refusal_of(match, Edge{}).empty());
    CoinWars::apply(match, PlaceCoin{"h1", {8, 12}}, random, hand);
    CHECK(refusal_of(match, Edge{}) == "bad_argument R-0");
    CoinWars::apply(match, Unplace{"h1"}, random, hand);
    CHECK(refusal_of(match, Edge{}).empty());
    match.side = Side::Tails;
    CHECK(refusal_of(match, Edge{}) == "not_your_side R-0");
    Json given = free_battle();
    given.erase("free");
    CHECK(refusal_of(in_deployment(given), Edge{}) == "rule_off R-0");
}

TEST_CASE("a free battle holds the contract of a rule system") {
    const auto start = CoinWars::start(free_battle());
    REQUIRE_MESSAGE(start, words::english(start.error().message));
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        kit::hold_contract<CoinWars>(*start, seed, kit::propose, kit::Limits{});
}
