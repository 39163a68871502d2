#include "game/coin_wars/problems/mistakes.h"

#include <doctest/doctest.h>

#include "game/coin_wars/problems/solution.h"
#include "tests/support/table_text.h"

using namespace tests;

TEST_CASE("a turn that lost much is a problem of one's own") {
    Game game(R"(
        h1 quarter heads 10 10
        h2 penny heads 4 4
        t1 nickel tails 10.895 10
        t2 penny tails 30 20)");
    rules::GameSession<CoinWars> session(game.match, 1);
    SteadyHand hand(rules::Face::Heads);
    REQUIRE(session.submit(EndTurn{}, hand));
    analysis::Analysis found;
    analysis::TurnReview turn{.first = 0, .last = 1, .turn = 1, .side = Side::Heads, .before = 0.8, .after = 0.3};
    turn.best = 0.9;
    turn.better = {Attack{"h1", "t1"}, EndTurn{}};
    found.turns = {turn};
    const problems::Battle battle{session.steps(), "Test", "2026-11-20 21.05.33", {true, false}};
    const auto mistakes = problems::mistakes_of(battle, found);
    REQUIRE(mistakes.size() == 1);
    const problems::Problem& mistake = mistakes.front();
    CHECK(mistake.asked == problems::Asked::Better);
    CHECK(mistake.solution.size() == 1);
    CHECK(mistake.name == "2026-11-20 21.05.33 turn 01 heads");
    CHECK(problems::fault_of(mistake).empty());
    SUBCASE("not those of a bot") {
        CHECK(problems::mistakes_of({session.steps(), "Test", "", {false, true}}, found).empty());
    }
    SUBCASE("nor those that lost little") {
        found.turns[0].best = 0.4;
        CHECK(problems::mistakes_of(battle, found).empty());
    }
}
