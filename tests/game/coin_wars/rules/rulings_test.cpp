// how the second rulings differ from the first, tested under both.

#include <doctest/doctest.h>

#include "engine/measure/direction.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/path.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const std::string kWatching = "h99 dollar heads 30 3\n t99 dollar tails 30 21\n";

Scenario some_battle(const std::string& coins, const AdvancedRules& rules = {}) {
    Scenario made = scenario(coins + kWatching);
    made.advanced = rules;
    return made;
}

Game played_by(Rulings rulings, Scenario battle) {
    battle.rulings = rulings;
    return Game(table(battle));
}
Game by_first(Scenario battle) { return played_by(Rulings{}, std::move(battle)); }
Game by_second(Scenario battle) { return played_by(Rulings{2}, std::move(battle)); }

AdvancedRules beyond_within(Beyond limits = {}) {
    AdvancedRules rules;
    rules.beyond = {limits, limits};
    return rules;
}

}  // namespace

TEST_CASE("R-41 accepted: a battle names its rulings, and plays by the first if it names none") {
    Scenario first = some_battle("h1 penny heads 10 10\n t1 penny tails 20 10\n");
    give_zones(first);
    CHECK_FALSE(to_json(first).contains("rulings"));
    CHECK(scenario_from_json(to_json(first))->rulings == Rulings{1});
    Scenario second = first;
    second.rulings = kNewestRulings;
    CHECK(to_json(second)["rulings"] == 3);
    CHECK(scenario_from_json(to_json(second))->rulings == kNewestRulings);
    CHECK(hash_of(second) != hash_of(first));
    rules::Json named = to_json(first);
    named["rulings"] = 1;
    CHECK(hash_of(*scenario_from_json(named)) == hash_of(*scenario_from_json(to_json(first))));
}

TEST_CASE("R-41 refused: rulings that there are not") {
    Scenario battle = some_battle("h1 penny heads 10 10\n t1 penny tails 20 10\n");
    give_zones(battle);
    rules::Json json = to_json(battle);
    for (const rules::Json& number : {rules::Json(0), rules::Json(4), rules::Json("2")}) {
        json["rulings"] = number;
        const auto read = scenario_from_json(json);
        REQUIRE_FALSE(read);
        CHECK(words::english(read.error().message).find("rulings") != std::string::npos);
    }
}

TEST_CASE("R-31 R-41: the attack back takes a coin that goes beyond if it beats it") {
    const Scenario duel = some_battle("h1 dime heads 10 10\n t1 quarter tails 10.83 10\n", beyond_within());
    Game first = by_first(duel), second = by_second(duel);
    CHECK(only<AttackedBack>(first.act(Attack{"h1", "t1", "", {"h1"}})).empty());
    CHECK(first.match.purse == std::array<int, 2>{25, 0});
    const Odds before = odds(second.match, 0, 1, false, {0});
    CHECK(before.attacker.falls == 1);
    CHECK(before.attacker_with_beyond(second.match).coins == 1);
    const auto events = second.act(Attack{"h1", "t1", "", {"h1"}});
    CHECK(only<AttackedBack>(events).at(0).strike.beats);
    CHECK(only<Fell>(events).size() == 2);
    CHECK(second.match.coin(0).how == How::AttackBack);
    CHECK(second.match.purse == std::array<int, 2>{25, 10});
    CHECK(CoinWars::state(second.match)["fallen"][0]["went_beyond"] == true);
    check_sound(second.match);
}

TEST_CASE("R-31 R-41: whom the attack back does not beat is removed, and counts for nobody") {
    Scenario hill = some_battle("h1 penny heads 10 10\n t1 penny tails 10.755 10\n", beyond_within());
    hill.advanced.terrain = true;
    hill.advanced.technology = {Technology{Side::Tails, Severe::No}};
    hill.terrain = {{"Hill", Ground::Defensive, {{10.4, 9}, {13, 9}, {13, 11}, {10.4, 11}}}};
    Game game = by_second(hill);
    CHECK(odds(game.match, 0, 1, false, {0}).attacker.falls == 0);
    const auto events = game.act(Attack{"h1", "t1", "", {"h1"}});
    CHECK_FALSE(only<AttackedBack>(events).at(0).strike.beats);
    CHECK(game.match.coin(0).how == How::Beyond);
    CHECK(game.match.purse == std::array<int, 2>{1, 0});
    // At range, a coin that cannot shoot does not strike back.
    Game shot = by_second(some_battle("h1 nickel heads 10 10\n t1 dime tails 13 10\n", beyond_within()));
    shot.act(Attack{"h1", "t1", "", {"h1"}});
    CHECK(shot.match.coin(0).how == How::Beyond);
    CHECK(shot.match.purse == std::array<int, 2>{10, 0});
}

TEST_CASE("X-29 R-31 R-41: a Penny goes beyond against one on defensive terrain, and is taken") {
    Scenario hill = some_battle("h1 penny heads 10 10\n t1 penny tails 10.755 10\n", beyond_within());
    hill.advanced.terrain = true;
    hill.terrain = {{"Hill", Ground::Defensive, {{10.4, 9}, {13, 9}, {13, 11}, {10.4, 11}}}};
    Game game = by_second(hill);
    game.act(Attack{"h1", "t1", "", {"h1"}});
    CHECK(game.fallen() == "h1 t1");
    CHECK(game.match.purse == std::array<int, 2>{1, 1});
}

TEST_CASE("R-31 R-41: the dice of the attack back decide whether it is taken") {
    AdvancedRules rules = beyond_within();
    rules.dice = 6;
    const Scenario duel = some_battle("h1 penny heads 10 10\n t1 penny tails 10.755 10\n", rules);
    Game game = by_second(duel);
    const Odds odds = rules::coin_wars::odds(game.match, 0, 1, false, {0});
    CHECK(odds.attacker.falls == doctest::Approx(21.0 / 36));
    CHECK(odds.attacker.cents == doctest::Approx(21.0 / 36));
    CHECK(odds.attacker_with_beyond(game.match).cents == 1);
    game.act(Attack{"h1", "t1", "", {"h1"}}, {6, 1, 1, 6});
    CHECK(game.match.purse == std::array<int, 2>{1, 0});
    Game other = by_second(duel);
    other.act(Attack{"h1", "t1", "", {"h1"}}, {6, 1, 6, 1});
    CHECK(other.match.purse == std::array<int, 2>{1, 1});
}

TEST_CASE("R-31 BX-6 R-41: who is taken while going beyond has gone beyond: refused past the limit") {
    Beyond once;
    once.a_battle = 1;
    Game game = by_second(some_battle(
        "h1 penny heads 10 10\n h2 penny heads 10 14\n t1 penny tails 10.755 10\n t2 penny tails 10.755 14\n",
        beyond_within(once)));
    game.act(Attack{"h1", "t1", "", {"h1"}});
    CHECK(game.match.coin(0).how == How::AttackBack);
    CHECK(game.refused(Attack{"h2", "t2", "", {"h2"}}) == "rule_off BX-6");
    CHECK(CoinWars::hash(game.match) != CoinWars::hash([&] {
              Match match = game.match;
              match.coin(0).went_beyond = false;
              return match;
          }()));
}

TEST_CASE("R-31 R-24 R-41: members of an Army that go beyond are no losses, and count for morale") {
    AdvancedRules rules = beyond_within();
    rules.morale = true;
    for (const Rulings rulings : {Rulings{}, Rulings{2}, kNewestRulings}) {
        Game game = played_by(rulings, some_battle(row("h", 1, 6, "penny", 5, 10) + "t1 penny tails 4.25 10\n", rules));
        const std::string army = game.form(ids("h", 1, 6));
        const auto events = game.act(Attack{"", "t1", army, {"h1", "h2"}});
        // h1 is nearest, but the strike back of 1 takes h3.
        CHECK(game.match.coin(0).how == How::Beyond);
        CHECK(game.match.coin(2).how == How::AttackBack);
        CHECK(game.match.purse == std::array<int, 2>{1, 1});
        // Three of six are lost.
        REQUIRE(only<Awaited>(events).size() == 1);
        CHECK(only<Awaited>(events)[0].decision.kind == Decision::Kind::Split);
    }
}

TEST_CASE("R-31 R-24 refused: to name as a loss who goes beyond") {
    Game game = by_second(some_battle("h1 quarter heads 10 10\n" + row("h", 2, 3, "penny", 10.8525, 10) +
                                          "h5 dime heads 13.08 10\n t1 nickel tails 9.105 10\n",
                                      beyond_within()));
    const std::string army = game.form(ids("h", 1, 5));
    game.act(Attack{"", "t1", army, {"h2"}});
    REQUIRE_FALSE(game.match.awaiting.empty());
    CHECK(game.refused(Decide{Side::Heads, army, Ids{"h2"}, {}}) == "bad_losses R-24");
}

TEST_CASE("BX-5 R-41: against an Army a type counts wherever it stands in it") {
    AdvancedRules rules;
    rules.technology = {Technology{Side::Tails, Severe::Bonus, {0}, {5}}};  // Pennies against Dollars
    // Three Pennies touch the Penny of a Quarter's Army that includes a Dollar.
    Scenario both =
        some_battle(row("h", 1, 3, "penny", 10, 10) +
                        "t1 penny tails 12.252 10\n t2 quarter tails 13.106 10\n t3 dollar tails 14.106 10\n",
                    rules);
    both.armies = {{0, 1, 2}, {3, 4, 5}};
    const Game first = by_first(both), second = by_second(both);
    const auto offense = [](const Game& game, int target) { return odds(game.match, 0, target, false).strike.offense; };
    CHECK(offense(first, 3) == 3);
    CHECK(offense(first, 5) == 9);
    for (const int target : {3, 4, 5}) CHECK(offense(second, target) == 9);
    // Only the Dollar is behind, whichever Penny it strikes back at.
    const auto back = [](const Game& game, int target) { return odds(game.match, 0, target, false).back->offense; };
    for (const int target : {3, 4, 5}) CHECK(back(second, target) == (1 + 1) + (10 + 1) + (15 - 1 + 1));
}

TEST_CASE("R-7 R-41 accepted: past what it touches, within the gap that is left") {
    const std::string coins = "h1 penny heads 10 10\n t1 penny tails 10.7695 10\n";  // 0.0195 apart
    const Move past{"h1", {10.01, 13}};
    CHECK(by_first(some_battle(coins)).refused(past) == "into_enemy R-7");
    Game second = by_second(some_battle(coins));
    second.act(past);
    CHECK(second.at("h1") == core::round_to_grid(Vec2{10.01, 13}));
    check_sound(second.match);
    const std::vector<double> reach = rules::coin_wars::reach(second.match, second.match.find("t1"), 360);
    CHECK(reach.size() == 360);
}

TEST_CASE("R-7 R-41 refused: onto what it touches") {
    Game game = by_second(some_battle("h1 penny heads 10 10\n t1 penny tails 10.7695 10\n"));
    CHECK(game.refused(Move{"h1", {12, 10}}) == "into_enemy R-7");
    CHECK(game.refused(Move{"h1", {10.4, 11}}) == "into_enemy R-7");
    const auto nearest = CoinWars::nearest(game.match, Move{"h1", {10.4, 11}});
    REQUIRE(nearest);
    CHECK(game.refused(Move{"h1", *nearest}) == "");
}

TEST_CASE("R-7 R-41: how far it may go past what it touches is what reach says") {
    Game game = by_second(some_battle("h1 penny heads 10 10\n t1 penny tails 10.762 10\n"));
    constexpr int kDirections = 720;
    const std::vector<double> reach = rules::coin_wars::reach(game.match, 0, kDirections);
    for (int i = 0; i < kDirections; ++i) {
        if (reach[static_cast<std::size_t>(i)] < 0.05) continue;
        const Vec2 end =
            Vec2{10, 10} + measure::direction(i, kDirections) * (reach[static_cast<std::size_t>(i)] - 0.002);
        // the end is rounded, by less than a grid step.
        const Vec2 to = end + core::unit(end - game.at("t1")) * core::kGrid;
        CAPTURE(i);
        CHECK(game.refused(Move{"h1", to}) == "");
    }
}

TEST_CASE("R-8 R-41 accepted: under friends: block a place on an own coin is a move into contact") {
    Scenario block = some_battle("h1 penny heads 10 10\n h2 penny heads 12 10\n t1 penny tails 10 12\n");
    block.options.friends = Friends::Block;
    const Move onto{"h1", {12, 10}};
    CHECK(by_first(block).refused(onto) == "overlap R-8");
    Game second = by_second(block);
    const auto events = second.act(onto);
    CHECK(only<Moved>(events).at(0).stopped_by == 1);
    CHECK(core::distance(second.at("h1"), {11.25, 10}) < 0.0015);
}

TEST_CASE("R-8 R-41: a place on an enemy coin is a move into contact; refused: one on an own coin that lets pass") {
    Game game = by_second(some_battle("h1 penny heads 10 10\n h2 penny heads 12 10\n t1 penny tails 10 12\n"));
    CHECK(game.refused(Move{"h1", {12, 10}}) == "overlap R-8");
    game.act(Move{"h1", {10, 12}});
    CHECK(core::distance(game.at("h1"), {10, 11.25}) < 0.0015);
}

TEST_CASE("R-14 R-41 refused: a second leg that leads nowhere, dice or not") {
    for (const int dice : {0, 20}) {
        CAPTURE(dice);
        AdvancedRules rules;
        rules.dice = dice;
        Scenario charge = some_battle("h1 dime heads 5 0.5\n h2 penny heads 6 2\n t1 penny tails 8 0.5\n", rules);
        const auto to = [](Vec2 rest) { return Charge{"h1", Vec2{8, 0.5}, "t1", rest}; };
        Game second = by_second(charge);
        CHECK(second.refused(to({6, 0.1})) == "off_table R-9");
        CHECK(second.refused(to({6, 1.9})) == "overlap R-8");
        CHECK(second.refused(to({12, 0.5})).find("out_of_reach") == 0);
        CHECK(second.refused(to({8 - 0.7275, 0.5})) == "out_of_reach R-5");
        CHECK(second.refused(to({6, 0.5})) == "");
    }
    AdvancedRules dice;
    dice.dice = 20;
    Game first = by_first(some_battle("h1 dime heads 5 0.5\n t1 penny tails 8 0.5\n", dice));
    CHECK(first.refused(Charge{"h1", Vec2{8, 0.5}, "t1", Vec2{6, 0.1}}) == "");
}

TEST_CASE("R-14 R-22 R-41 refused: a second leg of an Army onto which none of its coins fits") {
    Scenario army =
        some_battle(row("h", 1, 2, "dime", 5, 1, Along::Up) + "h3 penny heads 5 4\n t1 quarter tails 8 1\n");
    army.armies = {{0, 1}};
    const Charge out{"", Vec2{8, 1}, "t1", Vec2{7, 0.1}, "a1"};
    CHECK(by_first(army).refused(out) == "");
    CHECK(by_second(army).refused(out) == "off_table R-9");
}

TEST_CASE("R-14 CW-22 R-22: a Charge may name any coin of the Army that it touches") {
    Scenario charge = some_battle("h1 dime heads 10 10\n" + row("t", 1, 3, "penny", 13, 10));
    charge.armies = {{1, 2, 3}};
    Game game = by_second(charge);
    CHECK(game.refused(Charge{"h1", Vec2{13, 10}, "t3", {}}) == "");
    game.act(Charge{"h1", Vec2{13, 10}, "t3", {}});
    CHECK(game.fallen() == "h1 t1 t2 t3");
}

TEST_CASE("BX-1 R-41: ground that comes up under a coin lets it leave") {
    Scenario flood = some_battle("h1 penny heads 13 10\n t1 penny tails 20 10\n");
    flood.terrain = {{"Flood", Ground::Impassable, {{11, 5}, {15, 5}, {15, 15}, {11, 15}}}};
    flood.terrain[0].from_turn = 2;
    Game first = by_first(flood), second = by_second(flood);
    for (Game* game : {&first, &second}) game->end_turns(2);
    CHECK(first.refused(Move{"h1", {9.5, 10}}) != "");
    second.act(Move{"h1", {14, 10}});
    second.end_turns(2);
    second.act(Move{"h1", {17, 10}});
    second.end_turns(2);
    // After leaving, it is stopped like any other coin.
    CHECK(only<Moved>(second.act(Move{"h1", {14, 10}})).at(0).stopped_by_ground);
    CHECK(core::distance(second.at("h1"), {15.375, 10}) < 0.0015);
}

TEST_CASE("BX-1 R-41: an Army on which ground comes up leaves it together") {
    Scenario flood = some_battle(row("h", 1, 3, "penny", 12.5, 10));
    flood.terrain = {{"Flood", Ground::Impassable, {{11, 5}, {15, 5}, {15, 15}, {11, 15}}}};
    flood.terrain[0].from_turn = 2;
    flood.armies = {{0, 1, 2}};
    Game game = by_second(flood);
    game.end_turns(2);
    game.act(Move{"", {17.5, 10}, "a1"});
    CHECK(core::distance(game.at("h1"), {16, 10}) < 0.01);
    check_sound(game.match);
}

TEST_CASE("BX-1 refused: to deploy on ground of the first turn, but not where it comes up later") {
    Scenario flood = some_battle("h1 penny heads\n t1 penny tails 20 20\n");
    flood.terrain = {{"Flood", Ground::Impassable, {{5, 2}, {8, 2}, {8, 5}, {5, 5}}},
                     {"Lake", Ground::Impassable, {{10, 2}, {13, 2}, {13, 5}, {10, 5}}}};
    flood.terrain[0].from_turn = 2;
    const Game game = by_second(flood);
    CHECK_FALSE(check_place(game.match, 0, {6.5, 3.5}, 0));
    CHECK(check_place(game.match, 0, {11.5, 3.5}, 0)->code == "impassable");
}

TEST_CASE("CW-15 CW-16 R-16: an Armored Spy stands if a single coin attacks it, and attacks back") {
    Scenario duel = some_battle("h1 quarter heads 10 10\n t1 half_dollar tails 11.08 10\n");
    duel.types[4].armored = true;
    duel.types[4].offense = 10;
    Game game = by_second(duel);
    const auto events = game.act(Attack{"h1", "t1"});
    CHECK(only<Attacked>(events).at(0).strike.rule == "CW-16");
    CHECK(game.fallen() == "h1");
}

TEST_CASE("R-24: ties go by the coins' ids, sign by sign") {
    Scenario far = some_battle(
        "h2 penny heads 9.625 10\n h10 penny heads 10.375 10\n t1 nickel tails 10 13\n t2 penny tails 3 20\n");
    far.armies = {{0, 1}};
    far.first = Side::Tails;
    far.types[0].defense = 2;
    Game shot = by_second(far);
    shot.act(Attack{"t1", "h2"});
    CHECK(shot.fallen() == "h10");
}

TEST_CASE("BX-7: neither a hold at a turn's end nor its opposite is true between turn ends") {
    Scenario hold = some_battle("h1 penny heads 10 10\n t1 penny tails 20 10\n");
    Condition held;
    held.kind = Condition::Kind::Held;
    held.side = Side::Tails;
    held.coins = 1;
    held.area = {{0, 0}, {2, 0}, {2, 2}, {0, 2}};
    held.when = Condition::When::TurnEnd;
    Condition none;
    none.kind = Condition::Kind::Not;
    none.of = {held};
    hold.victory.goals[0] = none;
    Game game = by_second(hold);
    game.act(Move{"h1", {11, 10}});
    CHECK(game.match.phase == Phase::Play);
    game.end_turns(2);
    CHECK(game.match.phase == Phase::Over);
}

TEST_CASE("R-35 BX-4: where a side only waits, turns pass until it may act") {
    Scenario waiting = scenario("h1 penny heads 10 10\n t1 penny tails 20 10\n");
    waiting.coins[0].waits = 4;
    waiting.coins[1].waits = 5;
    Game game = by_second(waiting);
    game.act(EndTurn{});
    CHECK(game.match.phase == Phase::Play);
    CHECK(game.match.turn >= 4);
}
