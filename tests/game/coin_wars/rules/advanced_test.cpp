// Section 8, the advanced rules: terrain, morale, dice, going beyond, technology, payup.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/army.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const std::string kFar = "h99 dollar heads 30 3\n t99 dollar tails 30 21\n";

Scenario with_rules(const std::string& coins, const AdvancedRules& rules) {
    Scenario battle = scenario(coins + kFar);
    battle.advanced = rules;
    return battle;
}

Game on_ground(const std::string& coins, Ground kind, std::vector<Vec2> polygon) {
    Scenario battle = with_rules(coins, {});
    battle.advanced.terrain = true;
    battle.terrain = {{"Hill", kind, std::move(polygon)}};
    return Game(table(battle));
}

AdvancedRules dice(int sides) {
    AdvancedRules rules;
    rules.dice = sides;
    return rules;
}

AdvancedRules morale() {
    AdvancedRules rules;
    rules.morale = true;
    return rules;
}

AdvancedRules beyond() {
    AdvancedRules rules;
    rules.beyond = {Beyond{}, Beyond{}};
    return rules;
}

AdvancedRules technology(Severe severe) {
    AdvancedRules rules;
    rules.technology = {Technology{Side::Tails, severe}};
    return rules;
}

const std::vector<Vec2> kHill{{10.4, 9}, {13, 9}, {13, 11}, {10.4, 11}};

}  // namespace

TEST_CASE("X-23 CW-24: a Penny on defensive terrain withstands a Penny") {
    Game game = on_ground("h1 penny heads 10 10\n t1 penny tails 10.755 10\n", Ground::Defensive, kHill);
    const auto events = game.act(Attack{"h1", "t1"});
    CHECK(only<Attacked>(events)[0].strike.defense == 2);
    CHECK(game.fallen() == "h1");
}

TEST_CASE("CW-24 refused its bonus: a coin whose centre is beside it, or a battle without the rule") {
    Game beside = on_ground("h1 penny heads 9 10\n t1 penny tails 9.755 10\n", Ground::Defensive, kHill);
    beside.act(Attack{"h1", "t1"});
    CHECK(beside.fallen() == "h1 t1");
    Scenario battle = with_rules("h1 penny heads 10 10\n t1 penny tails 10.755 10\n", {});
    battle.terrain = {{"Hill", Ground::Defensive, kHill}};
    Game off(table(battle));
    off.act(Attack{"h1", "t1"});
    CHECK(off.fallen() == "h1 t1");
}

TEST_CASE("X-24 R-28: who charged onto defensive terrain this turn has no bonus there, until its next turn") {
    Game game =
        on_ground("h1 dime heads 8 10\n t1 penny tails 11 10.73\n t2 quarter tails 11 8\n", Ground::Defensive, kHill);
    game.act(Charge{"h1", Vec2{11, 10}, "t1", {}});
    REQUIRE(game.stands("h1"));
    CHECK(defense(game.match, 0).value == 3);
    game.act(EndTurn{});
    CHECK(defense(game.match, 0).value == 3);
    game.act(EndTurn{});
    CHECK(defense(game.match, 0).value == 4);
}

TEST_CASE("CW-25: offensive terrain adds 1 Offense, Charge or not; kinds add up once each") {
    Scenario battle = with_rules("h1 penny heads 10.7 10\n t1 penny tails 11.455 10\n", {});
    battle.advanced.terrain = true;
    battle.terrain = {
        {"Slope", Ground::Offensive, kHill}, {"Slope", Ground::Offensive, kHill}, {"Wall", Ground::Defensive, kHill}};
    Game game(table(battle));
    CHECK(offense(game.match, 0).value == 2);
    CHECK(defense(game.match, 0).value == 2);
    REQUIRE(offense(game.match, 0).steps.size() == 2);
    CHECK(words::english(offense(game.match, 0).steps[1].reason) == "Slope");
    CHECK(offense(game.match, 0).steps[1].change == 1);
    game.act(Attack{"h1", "t1"});
    CHECK(game.fallen() == "h1 t1");
}

TEST_CASE("CW-25 R-14: a Charge's chances are asked where it strikes, not where it stands") {
    const Game game = on_ground("h1 dime heads 8 10\n t1 nickel tails 11 10.75\n", Ground::Offensive, kHill);
    const Charge charge{"h1", Vec2{11, 10}, "t1", {}};
    CHECK(odds(game.match, 0, 1, false).strike.offense == 5);
    CHECK(odds(game.match, charge).strike.offense == 6);
    CHECK(odds(game.match, charge).target.falls == 1);
    Game played = game;
    CHECK(only<Attacked>(played.act(charge))[0].strike.offense == 6);
}

TEST_CASE("X-25 CW-26 R-29: an Army that loses 6 in one attack breaks and is scattered") {
    Scenario battle = with_rules(row("h", 1, 6, "penny", 5, 10) + row("t", 1, 12, "penny", 5, 10.752), morale());
    Game game(table(battle));
    game.act(EndTurn{});
    game.form(ids("t", 1, 12));
    game.act(EndTurn{});
    const auto events = game.act(Attack{"", "t1", game.form(ids("h", 1, 6))});
    CHECK(only<Broke>(events).size() == 1);
    CHECK(only<Scattered>(events).size() == 1);
    CHECK(game.match.armies.empty());
    check_sound(game.match);
}

TEST_CASE("X-26 CW-26 refused: an Army of 12 that loses 5 stays one, without a choice") {
    Game game(table(with_rules("h1 dime heads 4.2725 10\n" + row("t", 1, 12, "penny", 5, 10), morale())));
    game.act(EndTurn{});
    game.form(ids("t", 1, 12));
    game.act(EndTurn{});
    game.act(Attack{"h1", "t1"});
    CHECK(game.match.awaiting.empty());
    CHECK(game.match.armies.size() == 1);
}

TEST_CASE("X-27 CW-26 R-29: an Army of 10 that loses 5 may be split by its owner") {
    Game start(table(with_rules("h1 dime heads 4.2725 10\n" + row("t", 1, 10, "penny", 5, 10), morale())));
    start.act(EndTurn{});
    const auto army = start.form(ids("t", 1, 10));
    start.act(EndTurn{});
    start.act(Attack{"h1", "t1"});
    REQUIRE(start.match.awaiting.size() == 1);
    CHECK(start.match.awaiting[0].kind == Decision::Kind::Split);
    CHECK(start.match.awaiting[0].side == Side::Tails);
    CHECK(start.refused(Decide{Side::Tails, army, Ids{"t6"}}) == "bad_argument R-24a");
    Game split = start, stays = start;
    split.act(Decide{Side::Tails, army, {}, true});
    CHECK(split.match.armies.empty());
    const Ids left = ids("t", 6, 5);
    for (std::size_t i = 0; i < left.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) CHECK(core::distance(split.at(left[i]), split.at(left[k])) >= 0.75 + 0.099);
    check_sound(split.match);
    stays.act(Decide{Side::Tails, army, {}, false});
    CHECK(stays.match.armies.size() == 1);
    check_sound(stays.match);
}

TEST_CASE("X-28 CW-27 R-30: a Penny with a 4 beats a Dime with a 2; the attack back is rolled apart") {
    Game game(table(with_rules("h1 penny heads 10 10\n t1 dime tails 10.7325 10\n", dice(6))));
    const auto events = game.act(Attack{"h1", "t1"}, {4, 2, 1, 6});
    CHECK(game.fallen() == "t1");
    CHECK(only<Attacked>(events)[0].strike.dice.size() == 2);
    const auto back = only<AttackedBack>(events)[0].strike;
    CHECK(back.dice[0].roll == 1);
    CHECK(back.dice[1].roll == 6);
    CHECK(!back.beats);
}

TEST_CASE(
    "R-30: real dice are told in the order asked; refused: too many, too few, a number they do not have, no "
    "dice agreed") {
    Game game(table(with_rules("h1 penny heads 10 10\n t1 dime tails 10.7325 10\n", dice(6))));
    CHECK(game.refused(Attack{"h1", "t1", "", {}, {4, 2, 1}}) == "bad_argument R-30");
    CHECK(game.refused(Attack{"h1", "t1", "", {}, {4, 2, 1, 7}}) == "bad_argument R-30");
    CHECK(game.refused(Attack{"h1", "t1", "", {}, {4, 2, 1, 0}}) == "bad_argument R-30");
    CHECK(game.refused(Attack{"h1", "t1", "", {}, {4, 2, 1, 6}}) == "");
    game.act(Attack{"h1", "t1", "", {}, {4, 2, 1, 6}});
    CHECK(game.fallen() == "t1");
    Game without("h1 penny heads 10 10\n t1 dime tails 10.7325 10\n" + kFar);
    CHECK(without.refused(Attack{"h1", "t1", "", {}, {4, 2}}) == "rule_off CW-27");
}

TEST_CASE(
    "R-30: against an Army the damage is Offense and die less the defender's; brought to 0 it takes "
    "nothing") {
    const std::string coins = "h1 nickel heads 4.2075 10\n" + row("t", 1, 8, "penny", 5, 10);
    const auto after = [&](const std::vector<int>& rolls) {
        Game game(table(with_rules(coins, dice(6))));
        game.act(EndTurn{});
        game.form(ids("t", 1, 8));
        game.act(EndTurn{});
        game.act(Attack{"h1", "t1"}, rolls);
        int lost = 0;
        for (int i = 0; i < game.match.count(); ++i)
            lost += game.match.side_of(i) == Side::Tails && game.match.coin(i).place == Place::Fallen;
        return lost;
    };
    CHECK(after({3, 3, 1, 6}) == 3);
    CHECK(after({6, 2, 1, 6}) == 7);
    CHECK(after({1, 4, 1, 6}) == 0);
    CHECK(after({1, 6, 1, 6}) == 0);
}

TEST_CASE("R-30 refused: no dice for a Spy, nor for Armored against a single coin") {
    Game game(
        table(with_rules("h1 half_dollar heads 10 10\n t1 quarter tails 11.08 10\n h2 quarter heads 10 14\n"
                         "t2 dollar tails 10.999 14\n",
                         dice(20))));
    CHECK(only<Attacked>(game.act(Attack{"h1", "t1"}))[0].strike.dice.empty());
    CHECK(game.fallen() == "t1");
    CHECK(only<Attacked>(game.act(Attack{"h2", "t2"}))[0].strike.dice.empty());
}

TEST_CASE("CW-27: odds count every roll") {
    Game game(table(with_rules("h1 penny heads 10 10\n t1 dime tails 10.7325 10\n", dice(6))));
    const Odds chances = odds(game.match, 0, 1, false);
    // 1 + a >= 3 + b: a - b >= 2 in 10 of 36; 5 + a >= 1 + b: a - b >= -4 in 35 of 36.
    CHECK(chances.target.falls == doctest::Approx(10.0 / 36));
    CHECK(chances.attacker.falls == doctest::Approx(35.0 / 36));
}

TEST_CASE("X-29 CW-28 R-31 CW-30: a Penny goes beyond") {
    AdvancedRules rules = beyond();
    rules.terrain = true;
    Scenario battle = with_rules("h1 penny heads 10 10\n t1 penny tails 10.755 10\n", rules);
    battle.terrain = {{"Hill", Ground::Defensive, kHill}};
    Game game(table(battle));
    const auto events = game.act(Attack{"h1", "t1", "", {"h1"}});
    CHECK(only<Attacked>(events)[0].strike.offense == 2);
    CHECK(only<AttackedBack>(events).empty());
    CHECK(game.fallen() == "h1 t1");
    CHECK(game.match.coin(0).how == How::Beyond);
    CHECK(game.match.purse == std::array<int, 2>{1, 0});
    check_sound(game.match);
}

TEST_CASE(
    "R-31 CW-28 refused: going beyond without the rule, with Offense 0, by who takes no part, with a second "
    "leg") {
    const std::string coins =
        "h1 dime heads 10 10\n t1 penny tails 10.7325 10\n h2 half_dollar heads 10 14\n t2 penny tails 10.98 "
        "14\n";
    Game off(coins + kFar);
    CHECK(off.refused(Attack{"h1", "t1", "", {"h1"}}) == "rule_off CW-28");
    Game game(table(with_rules(coins, beyond())));
    CHECK(game.refused(Attack{"h2", "t2", "", {"h2"}}) == "bad_argument R-31");
    CHECK(game.refused(Attack{"h1", "t1", "", {"h2"}}) == "bad_argument R-31");
    CHECK(game.refused(Attack{"h1", "t1", "", {"h1", "h1"}}) == "bad_argument R-31");
    CHECK(game.refused(Charge{"h1", {}, "t1", Vec2{9, 9}, "", "", {"h1"}}) == "bad_argument R-31");
    CHECK(game.refused(Charge{"h1", {}, "t1", {}, "", "", {"h1"}}) == "");
}

TEST_CASE("R-31: named members of an Army go beyond and fall by their own deed") {
    Game game(table(with_rules(row("h", 1, 5, "penny", 5, 10) + "t1 quarter tails 4.1475 10\n", beyond())));
    const auto army = game.form(ids("h", 1, 5));
    const auto events = game.act(Attack{"", "t1", army, {"h4", "h5"}});
    CHECK(only<Attacked>(events)[0].strike.offense == 7);
    CHECK(game.match.coin(3).how == How::Beyond);
    CHECK(game.match.coin(0).how == How::AttackBack);
    CHECK(game.match.purse == std::array<int, 2>{0, 3});
    check_sound(game.match);
}

TEST_CASE("R-31: odds count whoever goes beyond as lost") {
    Game game(table(with_rules("h1 penny heads 10 10\n t1 penny tails 10.755 10\n", beyond())));
    const FallOdds alone = odds(game.match, 0, 1, false, {0}).attacker_with_beyond(game.match);
    CHECK(alone.falls == 1);
    CHECK(alone.chances == std::vector<double>{0, 1});
    CHECK(alone.cents == 1);
    Game army(table(with_rules(row("h", 1, 5, "penny", 5, 10) + "t1 quarter tails 4.1475 10\n", beyond())));
    army.form(ids("h", 1, 5));
    const FallOdds all = odds(army.match, 0, 5, false, {3, 4}).attacker_with_beyond(army.match);
    CHECK(all.coins == 5);
    CHECK(all.chances == std::vector<double>{0, 0, 0, 0, 0, 1});
    CHECK(all.falls == 1);
    Game larger(table(with_rules(row("h", 1, 15, "penny", 5, 10) + "t1 quarter tails 4.1475 10\n", beyond())));
    larger.form(ids("h", 1, 15));
    const Odds some = odds(larger.match, 0, 15, false, {14});
    CHECK(some.attacker_with_beyond(larger.match).coins == some.attacker.coins + 1);
    CHECK(some.attacker_with_beyond(larger.match).falls == 0);
}

TEST_CASE("BX-6: going beyond limited to coins and times; refused past the limit") {
    AdvancedRules rules;
    rules.beyond[0] = Beyond{{0, 1, 2}, 2, 1, 3};
    Game game(table(with_rules(row("h", 1, 4, "penny", 10, 10) + row("t", 1, 4, "penny", 10, 10.752), rules)));
    CHECK(game.refused(Attack{"h4", "t4", "", {"h4"}}) == "rule_off BX-6");
    game.act(Attack{"h1", "t1", "", {"h1"}});
    CHECK(game.refused(Attack{"h2", "t2", "", {"h2"}}) == "rule_off BX-6");
    game.end_turns(2);
    game.act(Attack{"h2", "t2", "", {"h2"}});
    game.end_turns(2);
    CHECK(game.refused(Attack{"h3", "t3", "", {"h3"}}) == "rule_off BX-6");
    CHECK(game.refused(Attack{"h3", "t3"}) == "");
}

TEST_CASE("X-30 CW-29 R-32: the backward side") {
    Game game(table(with_rules("t1 penny tails 10 10\n t2 nickel tails 12 10\n t3 half_dollar tails 14 10\n",
                               technology(Severe::No))));
    const auto scores = [&](const std::string& id) {
        const int coin = game.match.find(id);
        return std::pair{offense(game.match, coin).value, defense(game.match, coin).value};
    };
    CHECK(scores("t1") == std::pair{0, 1});
    CHECK(scores("t2") == std::pair{2, 4});
    CHECK(scores("t3") == std::pair{0, 0});
    CHECK(scores("h99") == std::pair{15, 20});
}

TEST_CASE("X-31 R-32: severe, +2/+2") {
    Game game(table(with_rules("h1 penny heads 10 10\n t1 penny tails 10.755 10\n", technology(Severe::Bonus))));
    const auto events = game.act(Attack{"h1", "t1"});
    CHECK(only<Attacked>(events)[0].strike.offense == 3);
    CHECK(only<Attacked>(events)[0].strike.defense == 1);
    CHECK(only<AttackedBack>(events)[0].strike.offense == 0);
    CHECK(only<AttackedBack>(events)[0].strike.defense == 3);
    CHECK(game.fallen() == "t1");
}

TEST_CASE("R-32: severe, a die in the advanced side's attacks alone") {
    Game game(table(with_rules("h1 penny heads 10 10\n t1 quarter tails 10.855 10\n", technology(Severe::Die))));
    const auto events = game.act(Attack{"h1", "t1"}, {6});
    CHECK(only<Attacked>(events)[0].strike.dice.size() == 1);
    CHECK(only<AttackedBack>(events)[0].strike.dice.empty());
    AdvancedRules both = technology(Severe::Die);
    both.dice = 8;
    Game two(table(with_rules("h1 penny heads 10 10\n t1 quarter tails 10.855 10\n", both)));
    const auto strike = only<Attacked>(two.act(Attack{"h1", "t1"}, {8, 8, 1, 8, 1}))[0].strike;
    REQUIRE(strike.dice.size() == 3);
    CHECK(strike.dice[1].sides == 8);
    CHECK(strike.beats);
    two.end_turns(1);
}

TEST_CASE("BX-5: technology in part counts against those named, at range, from a turn on; refused elsewhere") {
    AdvancedRules rules;
    Technology part{Side::Tails, Severe::No};
    part.types = {1};    // Nickels
    part.against = {2};  // Dimes
    part.ranged_only = true;
    part.from_turn = 2;
    rules.technology = {part};
    Game game(table(with_rules("h1 nickel heads 10 10\n t1 dime tails 10 14\n t2 penny tails 10 6\n", rules)));
    const auto defense_at_range = [&](const char* id) {
        return odds(game.match, 0, game.match.find(id), true).strike.defense;
    };
    CHECK(defense_at_range("t1") == 3);
    game.end_turns(2);
    CHECK(defense_at_range("t1") == 2);
    CHECK(odds(game.match, 0, 3, false).strike.defense >= 2);
    CHECK(odds(game.match, 0, game.match.find("t1"), false).strike.defense == 3);
    CHECK(defense_at_range("t2") == 1);
    CHECK(defense(game.match, game.match.find("t1")).value == 3);
}

TEST_CASE("CW-18 R-12: the order of modifiers") {
    AdvancedRules rules = technology(Severe::No);
    rules.terrain = true;
    rules.beyond = {Beyond{}, Beyond{}};
    Scenario battle =
        with_rules("t1 quarter tails 11 10\n t2 penny tails 11.8535 10\n h1 dollar heads 11.8535 10.8975\n", rules);
    battle.terrain = {{"Slope", Ground::Offensive, {{10, 9}, {13, 9}, {13, 11}, {10, 11}}}};
    Game game(table(battle));
    game.act(EndTurn{});
    game.form({"t1", "t2"});
    // Penny 1, technology 0, terrain 1, led 2, doubled 4, against Armored 3.
    CHECK(offense(game.match, game.match.find("t2"), {game.match.find("h1"), false, true, true, {.armored = true}})
              .value == 3);
    CHECK(offense(game.match, game.match.find("t2")).steps.size() == 4);
}

TEST_CASE("R-14 CW-27: what is left of a Charge and can no longer be done as asked is not done") {
    const Charge through{"h1", Vec2{12, 10}, "t1", Vec2{14, 10}};
    const std::string coins = "h1 dime heads 10 10\n t1 nickel tails 12.77 10\n";
    Game falls(table(with_rules(coins, dice(6))));
    CHECK(only<Moved>(falls.act(through, {6, 1, 1, 6})).size() == 2);
    CHECK(falls.at("h1") == Vec2{14, 10});
    Game stands(table(with_rules(coins, dice(6))));
    const auto events = stands.act(through, {1, 6, 1, 6});
    REQUIRE(only<StoodStill>(events).size() == 1);
    CHECK(only<StoodStill>(events)[0].rule == "R-7");
    CHECK(stands.at("h1").x == doctest::Approx(12).epsilon(0.001));
}
