// Why a hint recommends an action, and which actions are not worth one.

#include "game/coin_wars/analysis/purpose.h"

#include <doctest/doctest.h>

#include "game/coin_wars/analysis/advice.h"
#include "tests/support/table_text.h"

using namespace tests;
using analysis::is_worth_an_action;
using analysis::Purpose;
using analysis::purpose_of;

namespace {

std::string why(const Match& match, const Command& action) {
    REQUIRE_FALSE(CoinWars::check(match, action));
    return words::english(in_words(match, purpose_of(match, action)));
}

}  // namespace

TEST_CASE("a hint says what follows from a move") {
    const TableOptions engage{.engage = Engage::MoveThenAttack};
    const Match match = table(R"(
        h1 penny heads 10 10
        h2 penny heads 20 10
        h3 penny heads 30 10
        h4 penny heads 34 4
        t1 penny tails 14.45 10
        t2 penny tails 20 12
        t3 penny tails 30 18
        t4 penny tails 2 22
    )",
                              engage);
    CHECK(why(match, Move{"h1", {9.9, 10}}) == "There it is out of reach of Penny t1.");
    CHECK(why(match, Move{"h2", {20, 11.25}}) == "From there it can strike Penny t2 this turn.");
    CHECK(why(match, Move{"h3", {30, 13.7}}) == "From there it can strike Penny t3 next turn.");
    CHECK(why(match, Move{"h4", {34, 3}}) == "It is better placed there for the turns to come.");
    // Its target and its chances are shown beside it.
    const Match close = table("h1 penny heads 10 10\nt1 penny tails 10.75 10");
    CHECK(why(close, Attack{"h1", "t1"}).empty());
    CHECK(why(close, EndTurn{}).empty());
}

TEST_CASE("R-17: a hint says what forming an Army is good for") {
    const Match match = table(row("h", 1, 4, "penny", 10, 10) + "t1 penny tails 30 20");
    CHECK(why(match, Form{ids("h", 1, 4), ""}) ==
          "Together they have Offense 4; moving or striking costs them 3 actions.");
}

TEST_CASE("a move that nobody sees is worth an action only if it changes what can be struck") {
    const TableOptions engage{.engage = Engage::MoveThenAttack};
    const Match match = table("h1 penny heads 10 10\nt1 penny tails 14.45 10", engage);
    CHECK(is_worth_an_action(match, Move{"h1", {9.9, 10}}));
    CHECK_FALSE(is_worth_an_action(match, Move{"h1", {10, 10.1}}));
    CHECK(is_worth_an_action(match, Move{"h1", {10, 10.3}}));
    CHECK(is_worth_an_action(match, EndTurn{}));
}

TEST_CASE("R-17 BX-9: a hint says that an Army acts for one action") {
    Scenario battle = scenario(row("h", 1, 4, "penny", 10, 10) + "t1 penny tails 30 20");
    battle.advanced.special = {{"Drilled", {.side = Side::Heads}, {}, {.duty = {.actions = 1}}}};
    CHECK(why(table(battle), Form{ids("h", 1, 4), ""}) ==
          "Together they have Offense 4; moving or striking costs them 1 action.");
}
