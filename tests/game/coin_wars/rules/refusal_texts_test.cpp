// Texts of refusals, each with its situation.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/refusal_text.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

std::string said(const Game& game, const Command& command) { return words::english(game.refusal(command).message); }

}  // namespace

TEST_CASE("CW-8, R-8 refused: a move says how far it may go and how much is too much") {
    const Game game("h1 penny heads 10 10\n h2 penny heads 12 10\n t1 penny tails 10.75 10");
    CHECK(said(game, Move{"h1", {10, 14}}) == "Penny h1 can go at most 3.75 in: that is 0.25 in too far.");
    const Game dime("h1 dime heads 10 10\n t1 penny tails 30 20");
    CHECK(said(dime, Move{"h1", {10, 16}}) == "Dime h1 can go at most 5.70 in: that is 0.30 in too far.");
    CHECK(said(game, Move{"h2", {12, 10}}) == "It is already there: a move must go somewhere else.");
    CHECK(said(game, Move{"h1", {10.5, 10}}) == "It touches Penny t1 and cannot go towards it.");
    CHECK(said(game, Move{"t1", {12, 12}}) == "Only Heads may act now.");
}

TEST_CASE("CW-8 refused: who goes by the figures is within the bound") {
    const Game game("h1 dime heads 10 10\n h2 nickel heads 20 10");
    CHECK(said(game, Move{"h1", {10, 15.71}}) == "Dime h1 can go at most 5.70 in: that is 0.01 in too far.");
    CHECK(said(game, Move{"h2", {20, 13.9}}) == "Nickel h2 can go at most 3.83 in: that is 0.07 in too far.");
    CHECK(words::english(inches_down(3.75)) == "3.75 in");
    CHECK(words::english(inches_up(0.07)) == "0.07 in");
    CHECK(words::english(inches_up(0.0701)) == "0.08 in");
}

TEST_CASE("CW-10, R-13 refused: a strike says how much is missing, and to whom") {
    const Game game("h1 penny heads 10 10\n h2 nickel heads 20 10\n t1 penny tails 12 10\n t2 penny tails 20 18");
    CHECK(said(game, Attack{"h1", "t1"}) == "Penny h1 does not touch Penny t1: it is 1.23 in short.");
    CHECK(said(game, Attack{"h2", "t2"}) == "Penny t2 is 1.38 in too far away: the card reaches 5.83 in, rim to rim.");
    CHECK(said(game, Attack{"h1", "h2"}) == "Nickel h2 is not an enemy.");
}

TEST_CASE("CW-10 refused: of an Army the nearest coin is measured to, and is named as such") {
    Game game("h1 penny heads 10 10\n t1 penny tails 12 10\n t2 penny tails 12.75 10\n t3 dime tails 20 20");
    game.act(EndTurn{});
    game.form({"t1", "t2"});
    game.act(EndTurn{});
    CHECK(said(game, Attack{"h1", "t2"}) ==
          "Penny h1 does not touch Penny t1, the nearest of that Army: it is 1.23 in short.");
    CHECK(said(game, Attack{"h1", "t1"}) == "Penny h1 does not touch Penny t1: it is 1.23 in short.");
}

TEST_CASE("CW-17, CW-20, CW-21 refused: an Army is named by what it is called and by its id") {
    Game game("h1 quarter heads 10 10\n h2 penny heads 10.859 10\n h3 penny heads 20 4\n t1 penny tails 30 20");
    CHECK(said(game, Form{{"h1", "h3"}, ""}) == "They do not all touch. Separate: Quarter h1.");
    game.form({"h1", "h2"});
    CHECK(said(game, Move{"h2", {12, 12}}) ==
          "Penny h2 is in an Army (Quarter's Army a1), which cannot be split: only the whole Army acts.");
    CHECK(said(game, Form{{"h2", "h3"}, ""}) == "Penny h2 is already in an Army (Quarter's Army a1).");
    CHECK(said(game, Join{"a1", {"h3"}, ""}) == "They do not all touch. Separate: Penny h3.");
    game.match.actions_left = 1;
    CHECK(said(game, Attack{"", "t1", "a1"}) == "Quarter's Army a1 needs 2 actions, but this turn has only 1 left.");
}

TEST_CASE("R-20 refused: a front coin that is not there is told apart from one that lies behind") {
    Game game("h1 quarter heads 10 10\n h2 penny heads 10.859 10\n h3 penny heads 20 4\n t1 penny tails 30 20");
    game.form({"h1", "h2"});
    CHECK(said(game, Move{"", {13, 10}, "a1", "h3"}) == "Coin h3 is not in that Army.");
    CHECK(said(game, Move{"", {13, 10}, "a1", "h1"}) ==
          "Quarter h1 is not the front coin in that direction: another is 0.76 in farther forward.");
}

TEST_CASE("CW-18 refused: a commander's units are counted without the commander") {
    Game game("h99 quarter heads 1.5 9.14\n" + row("h", 1, 11, "penny", 1.5, 10) + "t1 penny tails 30 20");
    Ids coins = ids("h", 1, 11);
    coins.push_back("h99");
    CHECK(said(game, Form{coins, ""}) == "A commander leads at most 10 other units: there are 11 here, 1 too many.");
}

TEST_CASE("CW-13 refused: a Charge says how far short it would end, and what is in the way") {
    const Game game("h1 dime heads 10 10\n t1 penny tails 13 10\n t2 nickel tails 13 12");
    CHECK(said(game, Charge{"h1", Vec2{13, 12}, "t1", {}}) ==
          "It would end 0.96 in short of Penny t1. Nickel t2 is in the way.");
}
