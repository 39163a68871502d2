// BX-9, costs and duties of a unit by a special rule: actions, compulsory attacks, when its Army breaks.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/must_attack.h"
#include "game/coin_wars/rules/special_text.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const std::string kBothCorners = "h99 dollar heads 30 3\n t99 dollar tails 30 21\n";

Game bound(const std::string& coins, const SpecialDuty& duty, bool morale = false) {
    Scenario battle = scenario(coins + kBothCorners);
    battle.advanced.special = {{"Their way", {.side = Side::Heads}, {}, {.duty = duty}}};
    battle.advanced.morale = morale;
    return Game(table(battle));
}

}  // namespace

TEST_CASE("BX-9 actions: each act of a coin or an Army costs what the rule says") {
    Game game = bound(row("h", 1, 2, "penny", 10, 10) + "h3 penny heads 20 5\n h4 penny heads 22 5\n", {.actions = 4});
    CHECK(cost(game.match, actor_of(game.match, game.match.find("h3"))) == 4);
    const std::string army = game.form({"h1", "h2"});
    CHECK(cost(game.match, game.match.find_army(army)) == 4);
    game.act(Move{"h3", {20, 6}});
    game.act(Move{"h4", {22, 6}});
    CHECK(game.match.actions_left == 2);
    CHECK(game.refused(Move{"h99", {30, 4}}) == "no_actions BX-9");
    CHECK(words::english(game.refusal(Move{"h99", {30, 4}}).message) ==
          "Dollar h99 needs 4 actions, but this turn has only 2 left.");
    game.end_turns(1);
    game.act(Move{"t99", {30, 20}});  // the other side pays the usual cost
    CHECK(game.match.actions_left == 9);
}

TEST_CASE("BX-9 must attack: the turn cannot end while a blow, a shot or a Charge is left") {
    const std::string touching = "h1 penny heads 10 10\n t1 penny tails 10.755 10\n";
    Game game = bound(touching, {.must_attack = true});
    CHECK(game.refused(EndTurn{}) == "must_attack BX-9");
    CHECK(words::english(game.refusal(EndTurn{}).message) ==
          "Their way: Penny h1 must attack Penny t1 before the turn can end.");
    REQUIRE(owed_attack(game.match));
    game.act(*owed_attack(game.match));
    CHECK(game.fallen() == "h1 t1");
    CHECK(game.refused(EndTurn{}) == "");
    // A fresh Dime must charge, one that has acted owes nothing; a Nickel must shoot.
    Game dime = bound("h1 dime heads 10 10\n t1 penny tails 12 10\n", {.must_attack = true});
    CHECK(dime.refused(EndTurn{}) == "must_attack BX-9");
    CHECK(holds_alternative<Charge>(end_of_turn(dime.match)));
    dime.act(Move{"h1", {9, 10}});
    CHECK(dime.refused(EndTurn{}) == "");
    CHECK(bound("h1 nickel heads 10 10\n t1 penny tails 14 10\n", {.must_attack = true}).refused(EndTurn{}) ==
          "must_attack BX-9");
    // Out of reach; and in the turn of the side that the rule does not affect.
    Game far = bound("h1 penny heads 10 10\n t1 penny tails 20 10\n", {.must_attack = true});
    CHECK(far.refused(EndTurn{}) == "");
    Game theirs = bound(touching, {.must_attack = true});
    theirs.match.side = Side::Tails;
    CHECK(theirs.refused(EndTurn{}) == "");
}

TEST_CASE("BX-9 breaks: an Army breaks at fewer losses, or never") {
    const auto struck = [&](const SpecialDuty& duty, bool morale, const char* by) {
        Game game = bound(row("h", 1, 12, "penny", 5, 10) + by, duty, morale);
        game.form(ids("h", 1, 12));
        game.end_turns(1);
        game.act(Attack{"t1", "h6"});
        game.take_proposals();
        return !game.match.armies.empty();
    };
    const char* dime = "t1 dime tails 8.765 10.73\n";
    const char* quarter = "t1 quarter tails 8.765 10.86\n";
    CHECK(struck({.actions = 1}, false, dime));
    CHECK_FALSE(struck({.breaks = 3}, false, dime));  // it takes five
    CHECK(struck({.breaks = 6}, false, dime));
    CHECK_FALSE(struck({.actions = 1}, true, quarter));  // CW-26: more than five
    CHECK(struck({.never_breaks = true}, true, quarter));
}

TEST_CASE("BX-9 duties are said, and read again") {
    Scenario battle = scenario("h1 penny heads 10 10\n t1 dime tails 20 10\n");
    give_zones(battle);
    battle.advanced.special = {{"Driven", {}, {}, {.duty = {.actions = 2, .breaks = 3, .must_attack = true}}},
                               {"Steady", {}, {}, {.duty = {.never_breaks = true}}}};
    CHECK(words::english(special_in_words(battle, battle.advanced.special[0])) ==
          "All coins: each act costs 2 actions; an Army breaks if it loses 3 coins in one attack; must attack when "
          "able, before the turn ends.");
    CHECK(words::english(special_in_words(battle, battle.advanced.special[1])) == "All coins: an Army never breaks.");
    const auto again = scenario_from_json(to_json(battle));
    REQUIRE(again);
    CHECK(again->advanced.special == battle.advanced.special);
    for (const char* what :
         {R"({"actions": 0})", R"({"actions": 11})", R"({"breaks": 16})", R"({"breaks": 2, "never_breaks": true})",
          R"({"must_attack": true, "may_not": ["attack"]})"}) {
        auto json = to_json(battle);
        json["rules"]["special"][0]["what"] = rules::Json::parse(what);
        CHECK_FALSE(scenario_from_json(json).has_value());
    }
}

TEST_CASE("BX-9 arrives: reserves come in their round or later, once the rule holds") {
    Scenario battle =
        scenario("h1 nickel heads 10 10\n h2 penny heads 30 3\n t1 penny tails 12 10\n t2 penny tails 30 21\n");
    give_zones(battle);
    CoinSetup& reserve = battle.coins[1];
    reserve.arrives = 2;
    reserve.area = battle.sides[0].zone;
    const SpecialWhen once{.once = has_lost(Side::Tails, 1)};
    battle.advanced.special = {{"Reserve", {.side = Side::Heads}, once, {.duty = {.arrives = true}}}};
    CHECK(words::english(special_in_words(battle, battle.advanced.special[0])) ==
          "Heads: arrival only then (once Tails has lost 1 coin).");
    Game game{table(battle)};
    CHECK_FALSE(game.stands("h2"));
    game.end_turns(4);  // its round is over, and no coin has fallen
    CHECK(game.match.turn == 3);
    CHECK_FALSE(game.stands("h2"));
    CHECK(game.refused(Move{"h2", {30, 4}}) == "waiting BX-9");
    game.act(Attack{"h1", "t1"});
    game.end_turns(2);
    CHECK(game.stands("h2"));
    // If both sides leave the rule out, it comes in its round.
    battle.advanced.special[0].left_out = true;
    Game without{table(battle)};
    without.end_turns(2);
    CHECK(without.stands("h2"));
    const auto again = scenario_from_json(to_json(battle));
    REQUIRE(again);
    CHECK(again->advanced.special == battle.advanced.special);
    battle.advanced.special[0].when.friends = 1;
    CHECK_FALSE(scenario_from_json(to_json(battle)).has_value());
}

TEST_CASE("BX-9 arrives: who waits for what never comes does not keep a battle going that nobody can go on with") {
    Scenario battle = scenario("h1 penny heads 0.375 0.375\n h2 penny heads 30 3\n t1 penny tails 30 21\n");
    battle.coins[1].arrives = 1;
    battle.coins[1].area = {{20, 2}, {34, 2}, {34, 8}, {20, 8}};
    battle.advanced.special = {{"Never", {}, {.once = has_lost(Side::Heads, 3)}, {.duty = {.arrives = true}}},
                               {"Still", {}, {}, {.no_move = true, .no_attack = true}}};
    Game game{table(battle)};
    game.end_turns(1);
    REQUIRE(game.match.phase == Phase::Over);
    CHECK(game.match.outcome->by == "no_moves");
}

TEST_CASE("BX-9 actions refused: an Army that needs one is told that all have been used") {
    Game game = bound(row("h", 1, 2, "penny", 10, 10), {.actions = 1});
    const std::string army = game.form({"h1", "h2"});
    game.match.actions_left = 0;
    CHECK(words::english(game.refusal(Move{"", {10, 12}, army}).message) ==
          "All 10 actions of this turn have been used.");
}
