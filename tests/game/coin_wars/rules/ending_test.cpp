// Section 9, ending.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/stalemate.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

Outcome end_of(const Game& game) {
    REQUIRE(game.match.phase == Phase::Over);
    REQUIRE(game.match.outcome);
    return *game.match.outcome;
}

const char* kTwoNickels = "h1 nickel heads 10 10\n t1 nickel tails 20 10";

}  // namespace

TEST_CASE("R-34: a side without a coin has lost; both at once: a draw") {
    Game won("h1 quarter heads 10 10\n t1 penny tails 10.8525 10");
    const auto events = won.act(Attack{"h1", "t1"});
    CHECK(end_of(won) == Outcome{Side::Heads, "elimination"});
    CHECK(only<Ended>(events).size() == 1);
    CHECK(holds_alternative<Ended>(events.back()));
    CHECK(won.refused(EndTurn{}) == "game_over R-0");
    CHECK(won.refused(Concede{Side::Heads}) == "game_over R-0");
    Game drawn("h1 penny heads 10 10\n t1 penny tails 10.75 10");
    drawn.act(Attack{"h1", "t1"});
    CHECK(end_of(drawn) == Outcome{std::nullopt, "elimination"});
    // A coin still to arrive counts.
    Scenario relief = scenario("h1 quarter heads 10 10\n t1 penny tails 10.8525 10\n t2 penny tails");
    relief.coins[2].arrives = 2;
    relief.coins[2].area = {{20, 10}, {24, 10}, {24, 14}, {20, 14}};
    Game held_out(table(relief));
    held_out.act(Attack{"h1", "t1"});
    CHECK_FALSE(held_out.match.outcome);
    Game lost("h1 penny heads 10 10\n t1 quarter tails 10.8525 10");
    lost.act(Attack{"h1", "t1"});
    CHECK(end_of(lost) == Outcome{Side::Tails, "elimination"});
}

TEST_CASE("BX-7: goals: so much of the enemy lost") {
    const char* coins =
        "h1 quarter heads 10 10\n h2 penny heads 30 20\n t1 dime tails 10.83 10\n t2 dime tails 9.17 10\n t3 "
        "penny tails 2 2";
    Scenario battle = scenario(coins);
    battle.victory.goals[0] = has_lost(Side::Tails, 1, 0);
    Game by_coins(table(battle));
    by_coins.act(Attack{"h1", "t1"});
    CHECK(end_of(by_coins) == Outcome{Side::Heads, "victory"});
    battle.victory.goals[0] = has_lost(Side::Tails, 0, 20);
    Game by_cents(table(battle));
    by_cents.act(Attack{"h1", "t1"});
    CHECK_FALSE(by_cents.match.outcome);
    by_cents.end_turns(2);
    by_cents.act(Attack{"h1", "t2"});
    CHECK(end_of(by_cents) == Outcome{Side::Heads, "victory"});
    battle.victory.goals = {has_lost(Side::Tails, 1, 0), has_lost(Side::Heads, 1, 0)};
    battle.types[2].offense = 10;
    Game both(table(battle));
    both.act(Attack{"h1", "t1"});
    CHECK(end_of(both) == Outcome{std::nullopt, "victory"});
}

TEST_CASE("BX-7: the turn limit, by purse or a draw") {
    Scenario battle = scenario("h1 quarter heads 10 10\n t1 penny tails 10.8525 10\n t2 penny tails 20 10");
    battle.victory.turns = 2;
    Game purse(table(battle));
    purse.act(Attack{"h1", "t1"});
    purse.end_turns(3);
    CHECK_FALSE(purse.match.outcome);
    purse.end_turns(1);
    CHECK(end_of(purse) == Outcome{Side::Heads, "limit"});
    Game equal(table(battle));
    equal.end_turns(4);
    CHECK(end_of(equal) == Outcome{std::nullopt, "limit"});
    battle.victory.at_limit = AtLimit::Draw;
    Game draw(table(battle));
    draw.act(Attack{"h1", "t1"});
    draw.end_turns(4);
    CHECK(end_of(draw) == Outcome{std::nullopt, "limit"});
}

TEST_CASE("R-34: conceding, in any phase; refused once the battle is over") {
    Game game(kTwoNickels);
    game.act(Concede{Side::Tails});
    CHECK(end_of(game) == Outcome{Side::Heads, "concede"});
    Scenario battle = scenario(kTwoNickels);
    battle.first.reset();
    Game early(table(battle));
    early.act(Concede{Side::Heads});
    CHECK(end_of(early) == Outcome{Side::Tails, "concede"});
    CHECK(early.refused(Concede{Side::Tails}) == "game_over R-0");
}

TEST_CASE("R-34: a draw is offered and answered; refused out of that order") {
    const char* coins = "h1 penny heads 10 10\n t1 penny tails 20 10";
    Game game(coins);
    CHECK(game.refused(Draw{Side::Tails, true}) == "bad_argument R-34");
    game.act(Draw{Side::Heads, {}});
    CHECK(game.match.ending.draw_offered == Side::Heads);
    CHECK(game.refused(Draw{Side::Heads, {}}) == "bad_argument R-34");
    CHECK(game.refused(Draw{Side::Heads, true}) == "not_your_side R-34");
    game.act(Draw{Side::Tails, false});
    CHECK_FALSE(game.match.ending.draw_offered);
    game.act(Draw{Side::Tails, {}});
    CHECK(only<DrawAnswered>(game.act(Draw{Side::Heads, true}))[0].accepted);
    CHECK(end_of(game) == Outcome{std::nullopt, "agreement"});
    Game lapsed(coins);
    lapsed.act(Draw{Side::Heads, {}});
    lapsed.end_turns(1);
    CHECK(lapsed.match.ending.draw_offered == Side::Heads);
    lapsed.end_turns(1);
    CHECK_FALSE(lapsed.match.ending.draw_offered);
}

TEST_CASE("X-41, R-36: ten quiet turns end it by purse, announced from the seventh on") {
    Game game(kTwoNickels);
    CHECK(nothing_can_fall(game.match));
    std::vector<int> warned;
    for (int i = 0; i < 20; ++i)
        for (const auto& warning : only<QuietWarned>(game.act(EndTurn{}))) warned.push_back(warning.turns_left);
    CHECK(warned == std::vector<int>{3, 2, 1});
    CHECK(end_of(game) == Outcome{std::nullopt, "purse"});
}

TEST_CASE("X-41: nothing can fall is said at once, and the larger purse wins") {
    const char* coins = "h1 nickel heads 10 10\n t1 nickel tails 20 10\n t2 dime tails 10 12";
    Game game(coins);
    CHECK_FALSE(nothing_can_fall(game.match));
    const auto events = game.act(Attack{"h1", "t2"});
    CHECK(only<NothingCanFall>(events).size() == 1);
    CHECK(game.match.purse[0] == 10);
    Game agreed = game;
    agreed.act(Draw{Side::Heads, {}});
    agreed.act(Draw{Side::Tails, true});
    CHECK(end_of(agreed) == Outcome{std::nullopt, "agreement"});
    game.end_turns(2);
    CHECK(game.match.ending.quiet_turns == 0);
    game.end_turns(20);
    CHECK(end_of(game) == Outcome{Side::Heads, "purse"});
}

TEST_CASE("R-36: a battle that begins with nothing that can fall says so, once") {
    Game ready(kTwoNickels);
    CHECK(only<NothingCanFall>(ready.act(EndTurn{})).size() == 1);
    CHECK(only<NothingCanFall>(ready.act(EndTurn{})).empty());
    CHECK(only<NothingCanFall>(ready.act(EndTurn{})).empty());
    Scenario battle = scenario("h1 nickel heads\n t1 nickel tails");
    give_zones(battle);
    Game deployed(table(battle));
    deployed.match.phase = Phase::Deploy;
    deployed.act(PlaceCoin{"h1", {10, 2}});
    deployed.act(Ready{Side::Heads});
    deployed.act(PlaceCoin{"t1", {10, 22}});
    CHECK(only<NothingCanFall>(deployed.act(Ready{Side::Tails})).size() == 1);
    CHECK(only<NothingCanFall>(deployed.act(EndTurn{})).empty());
}

TEST_CASE("R-36: with a turn limit quiet turns do not count") {
    Scenario battle = scenario(kTwoNickels);
    battle.victory.turns = 30;
    Game game(table(battle));
    game.end_turns(40);
    CHECK_FALSE(game.match.outcome);
}
