// CW-23, R-24: what the owner of a struck Army is told, and when the program may answer for it.

#include "game/coin_wars/rules/losses.h"

#include <doctest/doctest.h>

#include "game/coin_wars/rules/army.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

// A Quarter has struck a Quarter and ten Pennies with damage 10: five of the Pennies are to fall.
Game struck_by_a_quarter(const std::vector<SpecialRule>& special = {}) {
    Scenario battle = scenario("h1 quarter heads 4.1475 10\n" + row("t", 1, 10, "penny", 5, 10) +
                               "t20 quarter tails 5 10.8525\n h99 dollar heads 30 3\n t99 dollar tails 30 21\n");
    battle.advanced.special = special;
    Game game(table(battle));
    game.act(EndTurn{});
    Ids army = ids("t", 1, 10);
    army.push_back("t20");
    game.form(army);
    game.act(EndTurn{});
    game.act(Attack{"h1", "t1"});
    REQUIRE(game.match.awaiting.size() == 1);
    return game;
}

}  // namespace

TEST_CASE("R-24 BX-9: the Defense of chosen losses is what it is against this strike") {
    const Game game =
        struck_by_a_quarter({{"Shields", {.types = {0}}, {.strikes = SpecialWhen::Strikes::Attacked}, {.defense = 1}}});
    const Decision& due = game.match.awaiting.front();
    const std::vector<int> chosen{game.match.find("t1"), game.match.find("t2")};
    const LossSum sum = sum_of_losses(game.match, due, chosen);
    CHECK(sum.defense == 6);  // own strength, led, Shields
    CHECK(sum.max == 10);
    CHECK_FALSE(sum.armored);
    CHECK(game.refused(Decide{Side::Tails, army_id(due.army), ids("t", 1, 4)}) == "bad_losses R-24");
    CHECK(game.refused(Decide{Side::Tails, army_id(due.army), ids("t", 1, 3)}) == "");
}

TEST_CASE("R-24: coins are not all the same if something in the battle's terms names some of them") {
    const Game game = struck_by_a_quarter();
    const Decision due = game.match.awaiting.front();
    const int one = game.match.find("t6");
    const auto same_with = [&](const auto& change) {
        Match changed = game.match;
        Scenario battle = *changed.scenario;
        change(battle);
        changed.scenario = std::make_shared<const Scenario>(std::move(battle));
        return is_all_the_same(changed, due);
    };
    const SpecialRule swift{"Swift", {.coins = {one}}, {}, {.move = SpecialWhat::CardEdge::Long}};
    SpecialRule left_out = swift;
    left_out.left_out = true;
    Condition wanted = has_lost(Side::Tails, 0);
    wanted.named = {one};
    CHECK(same_with([](Scenario&) {}));
    CHECK(same_with([&](Scenario& battle) { battle.advanced.special = {left_out}; }));
    CHECK_FALSE(same_with([&](Scenario& battle) { battle.advanced.special = {swift}; }));
    CHECK_FALSE(same_with([&](Scenario& battle) { battle.advanced.beyond[1] = Beyond{{one}}; }));
    CHECK_FALSE(same_with([&](Scenario& battle) { battle.victory.degrees = {{Degree::Clear, {}, wanted}}; }));
    CHECK_FALSE(same_with([&](Scenario& battle) {
        battle.terrain = {{"Wood", Ground::Impassable, {{30, 1}, {31, 1}, {31, 2}}}};
        battle.terrain[0].except = {one};
    }));
}

TEST_CASE("R-24 BX-4 BX-9: coins are not all the same if they differ in shots, blows, a slide, a move or a wait") {
    const Game game = struck_by_a_quarter();
    const Decision due = game.match.awaiting.front();
    const auto same_with = [&](const auto& change) {
        Match changed = game.match;
        change(changed.coin(changed.find("t6")));
        return is_all_the_same(changed, due);
    };
    CHECK(same_with([](Coin& coin) { coin.at.x += core::kGrid; }));
    CHECK_FALSE(same_with([](Coin& coin) { ++coin.shots; }));
    CHECK_FALSE(same_with([](Coin& coin) { ++coin.blows; }));
    CHECK_FALSE(same_with([](Coin& coin) { coin.slid = true; }));
    CHECK_FALSE(same_with([](Coin& coin) { coin.moved_latest = true; }));
    Match waiting = game.match;
    Scenario battle = *waiting.scenario;
    battle.coins[static_cast<std::size_t>(waiting.find("t6"))].waits = 9;
    waiting.scenario = std::make_shared<const Scenario>(std::move(battle));
    CHECK_FALSE(is_all_the_same(waiting, due));
}
