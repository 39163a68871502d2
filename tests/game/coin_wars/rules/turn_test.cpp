// Section 3, the turn.

#include <doctest/doctest.h>

#include "tests/support/table_text.h"

using namespace tests;

namespace {

const TableOptions kStrikingOnArrival{.engage = Engage::MoveThenAttack};

}  // namespace

TEST_CASE("CW-6: up to 10 actions a turn") {
    Scenario battle = scenario("h0 penny heads 1 1\n t1 penny tails 30 20");
    for (int i = 1; i < 11; ++i) battle.coins.push_back({std::to_string(i), 0, Side::Heads, Vec2{1.0 + i, 1}});
    Game game(table(battle));
    for (int i = 1; i < 11; ++i) game.act(Move{std::to_string(i), {1.0 + i, 3}});
    CHECK(game.match.actions_left == 0);
    CHECK(game.match.side == Side::Heads);
    CHECK(game.refused(Move{"h0", {1, 3}}) == "no_actions CW-6");
    game.act(EndTurn{});
    CHECK(game.match.side == Side::Tails);
    CHECK(game.match.actions_left == 10);
    CHECK(game.match.turn == 1);
    game.act(EndTurn{});
    CHECK(game.match.turn == 2);
    CHECK(game.refused(Move{"h0", {1, 4}}) == "");
}

TEST_CASE("CW-7, R-3: a coin takes part in one action a turn") {
    Game game("h1 penny heads 10 10\n t1 quarter tails 12 10\n t2 penny tails 2 2");
    game.act(Move{"h1", {12, 10}});
    CHECK(game.refused(Attack{"h1", "t1"}) == "acted R-3");
    CHECK(game.refused(Move{"h1", {10, 10}}) == "acted R-3");
    CHECK(game.refused(Move{"t1", {14, 10}}) == "not_your_side CW-6");
    game.end_turns(1);
    // Being attacked and striking back are not actions.
    game.act(Attack{"t1", "h1"});
    CHECK(game.fallen() == "h1");
}

TEST_CASE("R-3: being attacked is no action") {
    Game game("h1 nickel heads 10 10\n t1 nickel tails 10.835 10");
    game.act(Attack{"h1", "t1"});
    game.end_turns(1);
    CHECK(game.refused(Move{"t1", {12, 10}}) == "");
    CHECK(game.refused(Attack{"t1", "h1"}) == "");
}

TEST_CASE("R-4: a player may stop with actions left; turn n means both sides once") {
    Game game("h1 penny heads 10 10\n t1 penny tails 20 10");
    CHECK(CoinWars::undo_needs_consent(game.match, EndTurn{}));
    CHECK_FALSE(CoinWars::undo_needs_consent(game.match, Move{}));
    // a reported throw counts as a throw.
    CHECK(CoinWars::undo_needs_consent(game.match, Attack{"h1", "t1", "", {}, {3, 4}}));
    CHECK(CoinWars::undo_needs_consent(game.match, Charge{"h1", {}, "t1", {}, "", "", {}, {3, 4}}));
    CHECK(CoinWars::undo_needs_consent(game.match, Toss{rules::Face::Heads}));
    CHECK_FALSE(CoinWars::undo_needs_consent(game.match, Attack{"h1", "t1"}));
    const auto events = game.act(EndTurn{});
    CHECK(only<TurnBegan>(events)[0].side == Side::Tails);
    CHECK(only<TurnBegan>(events)[0].turn == 1);
    CHECK(only<TurnBegan>(game.act(EndTurn{}))[0].turn == 2);
}

TEST_CASE("X-42, R-40: engage lets a coin move and then attack in contact") {
    const char* coins =
        "h1 quarter heads 10 10\n h2 nickel heads 10 14\n h3 dime heads 5 5\n t1 penny tails 13 10\n t2 dime "
        "tails 12 15\n"
        "t3 penny tails 5.7275 5\n t4 penny tails 30 20";
    CHECK([&] {
        Game kitchen(coins);
        kitchen.act(Move{"h1", {13, 10}});
        return kitchen.refused(Attack{"h1", "t1"});
    }() == "acted R-3");
    Game game(coins, kStrikingOnArrival);
    game.act(Move{"h1", {13, 10}});
    CHECK(game.refused(Move{"h1", {10, 10}}) == "acted R-3");
    game.act(Attack{"h1", "t1"});
    CHECK(game.match.actions_left == 8);
    CHECK(game.refused(Attack{"h1", "t2"}) == "acted R-3");
    CHECK(game.refused(Move{"h1", {10, 10}}) == "acted R-3");
    // In contact only: no shot after a move, and no Charge.
    game.act(Move{"h2", {10, 13}});
    CHECK(game.refused(Attack{"h2", "t2"}) == "acted R-40");
    game.act(Move{"h3", {5, 6}});
    CHECK(game.refused(Charge{"h3", Vec2{5.5, 5.5}, "t3", {}}) == "acted R-3");
}

TEST_CASE("R-40: an attack is not followed by a move") {
    Game game("h1 quarter heads 10 10\n t1 penny tails 10.8525 10\n t4 penny tails 30 20", kStrikingOnArrival);
    game.act(Attack{"h1", "t1"});
    CHECK(game.refused(Move{"h1", {12, 10}}) == "acted R-3");
}

TEST_CASE("R-35: a side that can neither move nor attack passes; both at once: a draw") {
    // t1 is in the corner of its table, shut in by two coins that it cannot beat but can attack.
    Scenario battle = scenario("h1 quarter heads 2 2\n t1 penny tails 0.375 0.375");
    battle.terrain = {{"Rocks", Ground::Impassable, {{0.75, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0.75}, {0.75, 0.75}}}};
    Game game(table(battle));
    const auto events = game.act(EndTurn{});
    REQUIRE(only<Passed>(events).size() == 1);
    CHECK(only<Passed>(events)[0].side == Side::Tails);
    CHECK(game.match.side == Side::Heads);
    CHECK(game.match.turn == 2);
    CHECK_FALSE(game.match.outcome);

    battle.coins[0].at = Vec2{35.5225, 23.5225};
    battle.terrain.push_back({"Cliff",
                              Ground::Impassable,
                              {{35.04, 24}, {34.9, 24}, {34.9, 22.9}, {36, 22.9}, {36, 23.04}, {35.04, 23.04}}});
    Game stuck(table(battle));
    const auto end = stuck.act(EndTurn{});
    CHECK(only<Passed>(end).size() == 2);
    REQUIRE(stuck.match.outcome);
    CHECK(stuck.match.outcome->by == "no_moves");
    CHECK_FALSE(stuck.match.outcome->winner);
}
