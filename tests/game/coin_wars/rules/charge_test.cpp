// CW-13, R-14: Charge.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/into_contact.h"
#include "tests/support/table_text.h"

using namespace tests;

TEST_CASE("X-4: a Dime charges a Nickel and both fall") {
    Game game("h1 dime heads 10 10\n t1 nickel tails 14 10\n h9 penny heads 30 20\n t9 penny tails 2 2");
    const auto events = game.act(Charge{"h1", Vec2{14, 10}, "t1", Vec2{13, 11}});
    CHECK(game.fallen() == "h1 t1");
    CHECK(only<Moved>(events).size() == 1);
    CHECK(get<Moved>(events[0]).stopped_by == 1);
    check_sound(game.match);
}

TEST_CASE("X-22: what the first leg left is the second's reach, in any direction") {
    // 1 in to the contact: radii 0.3525 and 0.375.
    const char* coins = "h1 dime heads 10 10\n t1 penny tails 11.7275 10\n t9 penny tails 2 2";
    const auto charge = [](Vec2 to) { return Charge{"h1", Vec2{11.5, 10}, "t1", to}; };
    Game game(coins);
    CHECK(game.refused(charge({11, 14.705})) == "");
    CHECK(game.refused(charge({11, 14.71})) == "out_of_reach CW-8");
    CHECK(game.refused(charge({15.705, 10})) == "");
    const auto nearest = CoinWars::nearest(game.match, charge({11, 14.8}));
    REQUIRE(nearest);
    CHECK(core::distance(*nearest, {11, 14.705}) < 0.003);
    CHECK(game.refused(charge(*nearest)) == "");
    // Through the place of the fallen coin.
    game.act(charge({15.5, 10}));
    CHECK(game.at("h1") == Vec2{15.5, 10});
    CHECK(game.fallen() == "t1");
    CHECK(game.match.actions_left == 9);
    CHECK(game.refused(Move{"h1", {15, 10}}) == "acted R-3");
}

TEST_CASE("CW-13: before, during or after the way") {
    const char* close = "h1 dime heads 10 10\n t1 penny tails 10.7275 10\n t9 penny tails 2 2";
    Game before(close);
    before.act(Charge{"h1", {}, "t1", Vec2{13, 10}});
    CHECK(before.at("h1") == Vec2{13, 10});
    Game standing(close);
    standing.act(Charge{"h1", {}, "t1", {}});
    CHECK(standing.at("h1") == Vec2{10, 10});
    CHECK(standing.fallen() == "t1");
    Game after("h1 dime heads 10 10\n t1 penny tails 14 10\n t9 penny tails 2 2");
    after.act(Charge{"h1", Vec2{14, 10}, "t1", {}});
    CHECK(core::distance(after.at("h1"), {13.2725, 10}) < 0.0015);
}

TEST_CASE("R-14: refused charges") {
    Game game("h1 dime heads 10 10\n t1 penny tails 13 10\n t2 nickel tails 13 12\n h2 penny heads 16 10");
    CHECK(game.refused(Charge{"h1", {}, "t1", {}}) == "not_touching CW-13");
    CHECK(game.refused(Charge{"h1", Vec2{16, 12}, "t1", {}}) == "out_of_reach CW-8");
    const rules::Refusal refusal = game.refusal(Charge{"h1", Vec2{13, 12}, "t1", {}});
    CHECK(refusal.code == "not_touching");
    CHECK(refusal.coins == std::vector<std::string>{"t1", "t2"});
    CHECK(words::english(refusal.message).find("t2") != std::string::npos);
    CHECK(game.refused(Charge{"h1", Vec2{13, 10}, "h2", {}}) == "bad_argument CW-10");
    CHECK(game.refused(Charge{"h1", Vec2{13, 10}, "t1", Vec2{15.25, 10}}) == "");
    CHECK(game.refused(Charge{"h1", Vec2{13, 10}, "t1", Vec2{15.6, 10}}) == "overlap R-8");
    CHECK(game.refused(Charge{"h1", Vec2{13, 10}, "t1", Vec2{12, 16}}) == "out_of_reach CW-8");
    const auto via = CoinWars::nearest(game.match, Charge{"h1", Vec2{13, 12}, "t1", {}});
    REQUIRE(via);
    CHECK(game.refused(Charge{"h1", *via, "t1", {}}) == "");
}

TEST_CASE("CW-13, R-8 refused: a coin that backs up before its own touches nobody, and says whose fault it is") {
    const Game game("h1 dime heads 10 10\n h2 penny heads 11.2725 10.6\n t1 penny tails 12 10");
    const rules::Refusal refusal = game.refusal(Charge{"h1", Vec2{11.9, 10}, "t1", {}});
    CHECK(refusal.code == "not_touching");
    CHECK(refusal.coins == std::vector<std::string>{"t1", "h2"});
    CHECK(words::english(refusal.message) ==
          "It would end 0.40 in short of Penny t1. It must stop short of your own Penny h2.");
}

TEST_CASE("R-14: where the attacker falls, only the length of the second leg is judged") {
    Game game("h1 dime heads 10 10\n t1 quarter tails 11 10\n h2 penny heads 8 10\n t9 penny tails 2 2");
    CHECK(game.refused(Charge{"h1", Vec2{11, 10}, "t1", Vec2{8, 10}}) == "");
    CHECK(game.refused(Charge{"h1", Vec2{11, 10}, "t1", Vec2{3, 10}}) == "out_of_reach R-14");
    const auto events = game.act(Charge{"h1", Vec2{11, 10}, "t1", Vec2{8, 10}});
    CHECK(only<Moved>(events).size() == 1);
    CHECK(game.fallen() == "h1");
}

TEST_CASE("R-14, R-7: a target that stands blocks the second leg; contact on it only stops") {
    Scenario battle =
        scenario("h1 dime heads 10 10\n t1 penny tails 12 10\n t2 nickel tails 15 10\n t3 penny tails 2 2");
    battle.types[0].defense = 9;
    battle.types[0].offense = 0;
    Game game(table(battle));
    CHECK(game.refused(Charge{"h1", Vec2{12, 10}, "t1", Vec2{12, 11}}) == "into_enemy R-7");
    CHECK(game.refused(Charge{"h1", Vec2{12, 10}, "t1", Vec2{11, 12}}) == "");
    Game second("h1 dime heads 10 10\n t1 penny tails 12 10\n t2 nickel tails 14 10");
    const auto events = second.act(Charge{"h1", Vec2{12, 10}, "t1", Vec2{15.5, 10}});
    const auto moved = only<Moved>(events);
    REQUIRE(moved.size() == 2);
    CHECK(moved[1].stopped_by == 2);
    CHECK(only<Attacked>(events).size() == 1);
    CHECK(second.fallen() == "t1");
}

TEST_CASE("a way into contact is found beside others, and only where there is one") {
    const Match open = table("h1 dime heads 10 10\n t1 penny tails 14 10\n t2 penny tails 12 10.4");
    const auto via = way_into_contact(open, 0, 1);
    REQUIRE(via);
    CHECK_FALSE(CoinWars::check(open, Charge{"h1", *via, "t1", {}}));
    const Match closed = table("h1 dime heads 10 10\n t1 penny tails 14 10\n t2 half_dollar tails 12 10");
    CHECK_FALSE(way_into_contact(closed, 0, 1));
    const Match far = table("h1 dime heads 10 10\n t1 penny tails 16.46 10");
    CHECK_FALSE(way_into_contact(far, 0, 1));
    const Match just = table("h1 dime heads 10 10\n t1 penny tails 16.43 10");
    CHECK(way_into_contact(just, 0, 1));
}
