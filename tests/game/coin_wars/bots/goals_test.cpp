// What decides a battle besides material, from the bots' point of view.

#include "game/coin_wars/bots/goals.h"

#include <doctest/doctest.h>

#include "game/coin_wars/bots/board.h"
#include "playing.h"
#include "tests/support/table_text.h"

using namespace tests;
using bots::Stakes;
using bots::stakes_of;

namespace {

Condition lost(Side side, int coins, std::vector<int> named = {}) {
    return {.kind = Condition::Kind::Lost, .side = side, .coins = coins, .named = std::move(named)};
}

// A ten-inch square around (20, 10).
Condition held(Side side, int coins) {
    return {.kind = Condition::Kind::Held,
            .side = side,
            .coins = coins,
            .area = {{15, 5}, {25, 5}, {25, 15}, {15, 15}},
            .when = Condition::When::TurnEnd};
}

const char* const kCoins = R"(
    h1 penny heads 10 2
    h2 nickel heads 14 2
    t1 penny tails 10 17
    t2 nickel tails 14 17
    t3 dime tails 18 17
    t4 quarter tails 22 17
)";

// The battle of kCoins with this goal for Heads.
Match with_goal(const Condition& goal) {
    Scenario battle = scenario(kCoins);
    battle.victory.goals[0] = goal;
    return table(battle);
}

}  // namespace

TEST_CASE("each coin of four decides a quarter, a named one all") {
    const Stakes some = stakes_of(with_goal(lost(Side::Tails, 4)));
    for (const int coin : {2, 3, 4, 5}) CHECK(some.coins[static_cast<std::size_t>(coin)] == doctest::Approx(0.25));
    CHECK(some.coins[0] == 0);
    const Stakes one = stakes_of(with_goal(lost(Side::Tails, 0, {5})));
    CHECK(one.coins[5] == doctest::Approx(1));
    CHECK(one.coins[4] == 0);
}

TEST_CASE("what would not be enough alone counts for less until the rest is done") {
    const Condition both{.kind = Condition::Kind::All, .of = {lost(Side::Tails, 0, {5}), lost(Side::Tails, 0, {2})}};
    Match match = with_goal(both);
    const double before = stakes_of(match).coins[5];
    CHECK(before > 0);
    CHECK(before < 0.5);
    match.coin(2).place = Place::Fallen;
    CHECK(stakes_of(match).coins[5] == doctest::Approx(1));
    CHECK(stakes_of(match).coins[2] == 0);
}

TEST_CASE("an area is the objective of the side that must hold it, and of no other") {
    const Stakes stakes = stakes_of(with_goal(held(Side::Heads, 2)));
    REQUIRE(stakes.objectives[0].size() == 1);
    CHECK(stakes.objectives[0][0].share == doctest::Approx(1));
    CHECK(stakes.objectives[0][0].middle == core::Vec2{20, 10});
    CHECK(stakes.objectives[1].empty());
}

TEST_CASE("who wins at the limit may wait, the other side is in haste the nearer it comes") {
    Scenario battle = scenario(kCoins);
    battle.victory.turns = 10;
    battle.victory.results = {{Condition{.kind = Condition::Kind::All}, Side::Tails}};
    Match match = table(battle);
    CHECK(bots::Board(match).may_wait(Side::Tails));
    CHECK(bots::Board(match).haste(Side::Tails) == 0);
    const double early = bots::Board(match).haste(Side::Heads);
    match.turn = 8;
    CHECK(bots::Board(match).haste(Side::Heads) > early);
    CHECK(bots::Board(match).haste(Side::Heads) == doctest::Approx(0.8));
}

TEST_CASE("nobody may wait if equal purses would make it a draw") {
    const bots::Board board(table(kCoins));
    CHECK_FALSE(board.may_wait(Side::Heads));
    CHECK_FALSE(board.may_wait(Side::Tails));
}

TEST_CASE("a sergeant who must hold an area goes there and stays") {
    Scenario battle = scenario("h1 penny heads 10 2\nh2 nickel heads 14 2\nt1 penny tails 4 17");
    battle.victory.goals[0] = held(Side::Heads, 2);
    Match match = table(battle);
    match.ending.held.assign(1, 0);
    const auto heads = bot("sergeant"), tails = bot("recruit");
    const Played played = play(std::move(match), {heads.get(), tails.get()}, 1);
    CHECK(played.fault == "");
    REQUIRE(played.end.outcome);
    CHECK(played.end.outcome->winner == Side::Heads);
    CHECK(played.end.outcome->by == "victory");
}
