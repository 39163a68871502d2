// A drawn position for each theme.

#include <doctest/doctest.h>

#include "game/coin_wars/problems/solution.h"
#include "game/coin_wars/problems/theme.h"
#include "tests/support/table_text.h"

using namespace tests;
using problems::Theme;

namespace {

Theme theme(const Match& before, const Command& command) {
    REQUIRE(problems::played(before, std::span(&command, 1)));
    return problems::deed_of(before, {command}).theme;
}
Theme theme(const std::string& coins, const Command& command) { return theme(table(coins), command); }

}  // namespace

TEST_CASE("a Spy takes what is stronger") {
    CHECK(theme(R"(
        h1 half_dollar heads 10 10
        t1 quarter tails 11.08 10
        t2 penny tails 30 20)",
                Attack{"h1", "t1"}) == Theme::Spy);
}

TEST_CASE("a coin goes beyond") {
    Scenario drawn = scenario(R"(
        h1 dime heads 10 10
        h2 penny heads 4 4
        t1 quarter tails 10.83 10
        t2 penny tails 30 20)");
    drawn.advanced.beyond[0] = Beyond{};
    CHECK(theme(table(drawn), Attack{"h1", "t1", {}, Ids{"h1"}}) == Theme::Beyond);
}

TEST_CASE("an Army strikes as one") {
    Game game(row("h", 1, 3, "penny", 10, 10) + R"(
        t1 penny tails 12.25 10
        t2 penny tails 30 20)");
    game.act(Form{{"h1", "h2", "h3"}});
    CHECK(theme(game.match, Attack{{}, "t1", "a1"}) == Theme::Combined);
}

TEST_CASE("the enemy loses its last leader, and heart") {
    Scenario drawn = scenario(R"(
        h1 dollar heads 10 10
        t1 quarter tails 10.999 10
        t2 penny tails 30 20)");
    CHECK(theme(table(drawn), Attack{"h1", "t1"}) == Theme::Strike);
    drawn.advanced.morale = true;
    CHECK(theme(table(drawn), Attack{"h1", "t1"}) == Theme::Morale);
}

TEST_CASE("an own coin falls for it") {
    CHECK(theme(R"(
        h1 penny heads 10 10
        h2 penny heads 4 4
        t1 penny tails 10.75 10
        t2 penny tails 30 20)",
                Attack{"h1", "t1"}) == Theme::Sacrifice);
}

TEST_CASE("fire past an enemy who stands closer") {
    CHECK(theme(R"(
        h1 nickel heads 10 10
        t1 dime tails 14 10
        t2 quarter tails 10 12)",
                Attack{"h1", "t1"}) == Theme::Shot);
    CHECK(theme(R"(
        h1 nickel heads 10 10
        t1 dime tails 14 10
        t2 quarter tails 10 16)",
                Attack{"h1", "t1"}) == Theme::Strike);
}

TEST_CASE("a Charge that goes on to where fewer can strike") {
    const std::string coins = R"(
        h1 dime heads 10 10
        t1 penny tails 12 10
        t2 dime tails 16.5 10)";
    CHECK(theme(coins, Charge{"h1", Vec2{11.27, 10}, "t1", Vec2{8, 10}}) == Theme::HitAndRun);
    CHECK(theme(coins, Charge{"h1", Vec2{11.27, 10}, "t1", std::nullopt}) == Theme::Charge);
}

TEST_CASE("a Charge that threatens two more at once") {
    CHECK(theme(R"(
        h1 dime heads 10 10
        t1 penny tails 12 10
        t2 penny tails 14 12
        t3 penny tails 14 8)",
                Charge{"h1", Vec2{11.27, 10}, "t1", std::nullopt}) == Theme::Fork);
}

TEST_CASE("a move nearer to the goal") {
    Scenario drawn = scenario(R"(
        h1 penny heads 10 10
        t1 penny tails 30 20)");
    drawn.victory.goals[0] = Condition{.kind = Condition::Kind::Held,
                                       .side = Side::Heads,
                                       .coins = 1,
                                       .area = {{12, 9}, {15, 9}, {15, 11}, {12, 11}},
                                       .when = Condition::When::TurnEnd};
    CHECK(theme(table(drawn), Move{"h1", {13, 10}}) == Theme::Goal);
}

TEST_CASE("a coin leaves the place where it would be struck") {
    CHECK(theme(R"(
        h1 penny heads 10 10
        t1 dime tails 13 10)",
                Move{"h1", {6.3, 10}}) == Theme::Escape);
}

TEST_CASE("a coin stands before a more worthy one") {
    CHECK(theme(R"(
        h1 penny heads 12 12
        h2 nickel heads 10 10
        t1 dime tails 15 10)",
                Move{"h1", {12.5, 10}}) == Theme::Screen);
}

TEST_CASE("any other move is a matter of place") {
    CHECK(theme(R"(
        h1 penny heads 10 10
        t1 penny tails 30 20)",
                Move{"h1", {13, 10}}) == Theme::Place);
}
