// CW-13, R-14, R-22: what is foretold of a Charge is what comes of it, where special rules and cut-off coins change it.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/army.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const std::string kOutOfIt = "h99 dollar heads 30 3\n t99 dollar tails 30 21\n";

}  // namespace

TEST_CASE("R-22 BX-9: coins that go less far once they have charged are brought up as far as they could at first") {
    TableOptions options;
    options.gather = Gather::OwnReach;
    Scenario battle =
        scenario(row("h", 1, 2, "dime", 10, 10, Along::Up) + "t1 penny tails 15.5 10\n" + kOutOfIt, options);
    battle.advanced.special = {
        {"Blown", {.side = Side::Heads}, {.deed = SpecialWhen::Deed::Charged}, {.move = SpecialWhat::CardEdge::Half}}};
    for (const Rulings& rulings : {Rulings{2}, kNewestRulings}) {
        battle.rulings = rulings;
        Game game(table(battle));
        const std::string army = game.form({"h1", "h2"});
        game.act(Charge{"", Vec2{15.5, 10}, "t1", {}, army});
        CHECK(game.at("h1").x > 14);
        CHECK(game.at("h2").x > 13);
        CHECK(game.fallen() == "t1");
        check_sound(game.match);
    }
}

TEST_CASE("R-14 BX-9: the second leg has what the coin had where its Charge began") {
    Scenario battle = scenario("h1 dime heads 10 10\n t1 penny tails 13.0275 10\n" + kOutOfIt);
    battle.terrain = {{"Marsh", Ground::Plain, {{12, 8}, {16, 8}, {16, 15}, {12, 15}}}};
    battle.advanced.special = {
        {"Mire", {.side = Side::Heads, .on = "Marsh"}, {}, {.move = SpecialWhat::CardEdge::Half}}};
    battle.rulings = kNewestRulings;
    Game game(table(battle));
    const auto charge = [](Vec2 to) { return Charge{"h1", Vec2{13.0275, 10}, "t1", to}; };
    CHECK(game.refused(charge({12.3, 13.5})) == "out_of_reach CW-8");
    const auto events = game.act(charge({12.3, 13.2}));
    CHECK(only<StoodStill>(events).empty());
    CHECK(core::distance(game.at("h1"), {12.3, 13.2}) < 0.01);
}

TEST_CASE("R-26 R-22: a Charge is foretold with the coins that its first leg brings back") {
    Scenario battle =
        scenario(row("h", 1, 3, "dime", 10, 10, Along::Up) + row("t", 1, 3, "nickel", 14, 10, Along::Up) + kOutOfIt);
    battle.armies = {{0, 1, 2}, {3, 4, 5}};
    Game game(table(battle));
    game.match.coin(2).at = {10, 12.5};
    game.match.coin(2).cut_off = true;
    const Charge charge{"", Vec2{14, 10}, "t1", {}, army_id(1)};
    REQUIRE(game.refused(charge) == "");
    CHECK(odds(game.match, charge).strike.offense == 15);
    CHECK(odds(game.match, charge).target.coins == 3);
    const auto events = game.act(charge);
    CHECK(only<Attacked>(events).at(0).strike.offense == 15);
    CHECK(game.match.purse[0] == 15);
}
