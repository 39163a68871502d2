// BX-3 and BX-4: coins that arrive, coins that wait.

#include "game/coin_wars/rules/arrivals.h"
#include "game/coin_wars/rules/acting.h"

#include <doctest/doctest.h>

#include "tests/support/table_text.h"

using namespace tests;

namespace {

const std::vector<Vec2> kGate{{0, 8}, {3, 8}, {3, 12}, {0, 12}};

// h2 arrives in turn 2 through a gate at the left edge; `more`: additional coins.
Scenario with_relief(const std::string& more = "") {
    Scenario battle = scenario("h1 penny heads 20 4\n h2 dime heads 1 10\n t1 penny tails 30 20\n" + more);
    battle.coins[1].arrives = 2;
    battle.coins[1].area = kGate;
    return battle;
}

void arrive_too(Scenario& battle, std::size_t coin) {
    battle.coins[coin].arrives = 2;
    battle.coins[coin].area = kGate;
}

}  // namespace

TEST_CASE("BX-3: a coin arrives where it would when its side's turn of that number begins, not before") {
    Game game(table(with_relief()));
    CHECK(game.match.phase == Phase::Play);
    CHECK(game.refused(Move{"h2", {2, 10}}) == "waiting BX-3");
    CHECK(game.refused(Attack{"h1", "h2"}) == "waiting BX-3");
    CHECK(CoinWars::state(game.match)["arrivals"][0]["turn"] == 2);
    game.end_turns(1);
    CHECK_FALSE(game.stands("h2"));
    const auto events = game.act(EndTurn{});
    REQUIRE(only<Arrived>(events).size() == 1);
    CHECK(game.stands("h2"));
    CHECK(game.at("h2") == Vec2{1, 10});
    CHECK(game.refused(Move{"h2", {2, 10}}) == "");
    CHECK(CoinWars::state(game.match)["arrivals"].empty());
}

TEST_CASE("BX-3: without a wish in the area's middle; else the nearest free place wholly inside") {
    struct Row {
        std::string what, others;
        std::optional<Vec2> wish;
        Vec2 place;
    };
    const Row rows[]{
        {"the middle", "", {}, {1.5, 10}},
        {"inside the area", "", Vec2{8, 10}, {3 - 361 / 1024.0, 10}},
        {"inside the table", "", Vec2{-2, 11}, {361 / 1024.0, 11}},
        {"into a corner", "", Vec2{5, 20}, {3 - 361 / 1024.0, 12 - 361 / 1024.0}},
        {"beside another", "h3 dime heads 1 10.25", Vec2{1, 10}, {1, 10.25 - 722 / 1024.0}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.what);
        Scenario battle = with_relief(row.others);
        battle.coins[1].at = row.wish;
        Game game(table(battle));
        game.end_turns(2);
        REQUIRE(game.stands("h2"));
        CHECK(core::distance(game.at("h2"), row.place) < 2.0 / 1024);
        check_sound(game.match);
    }
}

TEST_CASE("BX-3: refused a place, it waits outside and tries again a turn later") {
    // Two Dollars fill the narrow part of the gate.
    Scenario battle = with_relief("h3 dollar heads 1.5 9.5\n t2 penny tails 30 10");
    battle.coins[1].area = {{1, 9}, {2, 9}, {2, 10}, {1, 10}};
    Game game(table(battle));
    const auto held = only<HeldUp>((game.end_turns(1), game.act(EndTurn{})));
    REQUIRE(held.size() == 1);
    CHECK(held[0].coin == 1);
    CHECK(held[0].turn == 3);
    CHECK_FALSE(game.stands("h2"));
    CHECK(words::english(game.refusal(Move{"h2", {2, 10}}).message).find("until round 3") != std::string::npos);
    CHECK(CoinWars::state(game.match)["arrivals"][0]["turn"] == 3);
    game.act(Move{"h3", {6, 9.5}});
    game.end_turns(2);
    CHECK(game.stands("h2"));
    CHECK(game.match.turn == 3);
    // Nobody is told of a round after the last one.
    battle.victory.turns = 2;
    Game limited(table(battle));
    limited.end_turns(2);
    CHECK(arrives_too_late(limited.match, 1));
    CHECK(words::english(limited.refusal(Move{"h2", {2, 10}}).message).find("round") == std::string::npos);
}

TEST_CASE("BX-3: off impassable ground that concerns it") {
    Scenario battle = with_relief();
    battle.terrain = {{"Marsh", Ground::Impassable, {{0.5, 9}, {2, 9}, {2, 11}, {0.5, 11}}}};
    Game game(table(battle));
    game.end_turns(2);
    CHECK(measure::gap({game.at("h2"), 0.3525}, measure::Polygon(battle.terrain[0].polygon)) > -0.001);
    battle.terrain[0].except = {1};
    Game excepted(table(battle));
    excepted.end_turns(2);
    CHECK(excepted.at("h2") == Vec2{1, 10});
}

TEST_CASE("BX-3: the battle's Army forms when its last coin has arrived and touching links them") {
    Scenario battle = with_relief("h3 dime heads 1.705 10\n h4 dime heads 1 10.705");
    arrive_too(battle, 3);
    arrive_too(battle, 4);
    battle.armies = {{1, 3, 4}};
    Game together(table(battle));
    together.end_turns(1);
    const auto formed = only<Formed>(together.act(EndTurn{}));
    REQUIRE(formed.size() == 1);
    CHECK(formed[0].members == std::vector<int>{1, 3, 4});
    battle.coins[4].arrives = 3;
    Game later(table(battle));
    later.end_turns(2);
    CHECK(later.match.armies.empty());
    later.end_turns(2);
    CHECK(later.match.armies.size() == 1);
    battle.coins[4].at = Vec2{2, 11.5};
    Game apart(table(battle));
    apart.end_turns(4);
    CHECK(apart.stands("h4"));
    CHECK(apart.match.armies.empty());
}

TEST_CASE("BX-3: turn 1 counts, also in a battle that starts in play") {
    Scenario battle = with_relief();
    battle.coins[1].arrives = 1;
    const Game game(table(battle));
    CHECK(game.stands("h2"));
}

TEST_CASE("BX-3: who arrives is not placed by hand: refused") {
    Scenario battle = with_relief();
    battle.first.reset();
    Game game(table(battle));
    game.match.phase = Phase::Deploy;
    CHECK(game.refused(PlaceCoin{"h2", {1, 4}}) == "bad_argument BX-3");
    CHECK(game.refused(Ready{Side::Heads}) == "");
}

TEST_CASE("BX-4: a coin waits until its turn; before it is refused") {
    Scenario battle = scenario("h1 nickel heads 10 10\n h2 penny heads 20 4\n t1 penny tails 14 10");
    battle.coins[0].waits = 2;
    Game game(table(battle));
    CHECK(game.refused(Move{"h1", {11, 10}}) == "waiting BX-4");
    CHECK(words::english(game.refusal(Move{"h1", {11, 10}}).message) == "Nickel h1 may not act before round 2.");
    CHECK(game.refused(Attack{"h1", "t1"}) == "waiting BX-4");
    CHECK(legal(game.match, 0).refusal->code == "waiting");
    CHECK_FALSE(check_waiting(game.match, 1));
    CHECK(CoinWars::state(game.match)["coins"][0]["waits"] == 2);
    game.end_turns(2);
    CHECK(game.refused(Move{"h1", {11, 10}}) == "");
    CHECK(CoinWars::state(game.match)["coins"][0]["waits"].is_null());
    game.act(Attack{"h1", "t1"});
    CHECK(game.fallen() == "t1");
}

TEST_CASE("BX-3 R-1 refused: a coin that arrives later is offered no place to be deployed at") {
    Scenario battle = with_relief("h3 penny heads 5 5\n");
    give_zones(battle);
    Match match = table(battle);
    match.phase = Phase::Deploy;
    const PlaceCoin early{"h2", {40, 5}};
    REQUIRE(CoinWars::check(match, early));
    CHECK_FALSE(CoinWars::nearest(match, early));
    CHECK(CoinWars::nearest(match, PlaceCoin{"h3", {40, 5}}));
}
