// how the third rulings differ from the second, tested under both.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/stalemate.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const std::string kLookingOn = "h99 dollar heads 30 3\n t99 dollar tails 30 21\n";
constexpr int kNickelRow = 1, kDimeRow = 2;
constexpr Rulings kSecond{2}, kThird{3};

Game ruled_by(const Rulings& rulings, Scenario battle, const std::vector<SpecialRule>& special = {}) {
    battle.rulings = rulings;
    battle.advanced.special = special;
    return Game(table(battle));
}

// How often the battle's only special rule has been used after this attack.
int uses_after(const Rulings& rulings, const std::string& coins, const SpecialRule& rule, const Attack& attack) {
    Scenario battle = scenario(coins + kLookingOn);
    battle.advanced.beyond = {Beyond{}, Beyond{}};
    Game game = ruled_by(rulings, battle, {rule});
    game.act(attack);
    return game.match.ending.special.front().in_battle;
}

const SpecialRule kBlown{
    "Blown", {.side = Side::Heads}, {.deed = SpecialWhen::Deed::Charged}, {.move = SpecialWhat::CardEdge::Half}};

// After this Charge of an Army of two Dimes side by side that are blown by it, at a Penny `at`.
std::vector<Event> blown(const Rulings& rulings, Vec2 at, const Charge& charge) {
    Scenario battle = scenario(row("h", 1, 2, "dime", 10, 10) + "t1 penny tails 20 10\n" + kLookingOn);
    battle.coins[2].at = core::round_to_grid(at);
    battle.armies = {{0, 1}};
    return ruled_by(rulings, battle, {kBlown}).act(charge);
}

}  // namespace

TEST_CASE("R-0 BX-13 BX-14 R-41: chosen faces swap degrees of victory and what ground waits for") {
    Scenario battle = scenario("h1 penny heads 10 10\n t1 penny tails 20 10\n");
    give_zones(battle);
    battle.set_up_anew = true;
    battle.victory.degrees = {{Degree::Crushing, Side::Heads, has_lost(Side::Tails, 1)}};
    battle.terrain = {{"Gate", Ground::Impassable, {{1, 1}, {2, 1}, {2, 2}}}};
    battle.terrain[0].begins = has_lost(Side::Tails, 1);
    battle.terrain[0].ends = has_lost(Side::Heads, 1);
    for (const Rulings& rulings : {kSecond, kThird}) {
        Game game = ruled_by(rulings, battle);
        game.act(Agree{Side::Heads});
        game.act(Agree{Side::Tails});
        game.act(Faces{true});
        const Side heads = rulings == kThird ? Side::Tails : Side::Heads, tails = other(heads);
        const VictoryDegree& degree = game.match.scenario->victory.degrees[0];
        CHECK(degree.winner == heads);
        CHECK(degree.when->side == tails);
        CHECK(game.match.scenario->terrain[0].begins->side == tails);
        CHECK(game.match.scenario->terrain[0].ends->side == heads);
        CHECK(game.match.side_of(0) == Side::Tails);
    }
}

TEST_CASE("R-35 BX-9 R-41: a side whose Army may not attack, but can march, does not pass") {
    Scenario battle = scenario("h1 dollar heads 10 10\n" + row("t", 1, 2, "penny", 20, 10));
    battle.armies = {{1, 2}};
    const SpecialRule train{"Train", {.side = Side::Tails}, {}, {.no_attack = true}};
    for (const Rulings& rulings : {kSecond, kThird}) {
        Game game = ruled_by(rulings, battle, {train});
        const auto events = game.act(EndTurn{});
        CHECK(only<Passed>(events).empty() == (rulings == kThird));
        CHECK(game.match.side == (rulings == kThird ? Side::Tails : Side::Heads));
    }
    Game game = ruled_by(kThird, battle, {train});
    game.act(EndTurn{});
    CHECK(game.refused(Move{"", {20, 12}, army_id(1)}) == "");
}

TEST_CASE("CW-13 BX-9 R-41 refused: a Charge by whoever may not attack, or may not move") {
    const Scenario battle = scenario("h1 dime heads 10 10\n t1 penny tails 12 10\n" + kLookingOn);
    const Charge charge{"h1", Vec2{12, 10}, "t1", {}};
    for (const SpecialWhat& what : {SpecialWhat{.no_attack = true}, SpecialWhat{.no_move = true}}) {
        const SpecialRule guard{"Guard", {.types = {kDimeRow}}, {}, what};
        CHECK(ruled_by(kSecond, battle, {guard}).refused(charge) == "");
        const Game game = ruled_by(kThird, battle, {guard});
        CHECK(game.refused(charge) == "special_rule BX-9");
        CHECK_FALSE(can_charge(game.match, 0));
        CHECK_FALSE(legal(game.match, 0).can_charge);
    }
}

TEST_CASE("CW-13 BX-9: whether a coin may attack is asked where and when its Charge begins") {
    Scenario battle = scenario("h1 dime heads 10 10\n t1 penny tails 12 10\n t2 penny tails 10 13\n" + kLookingOn);
    battle.terrain = {{"Marsh", Ground::Plain, {{9, 9}, {11, 9}, {11, 10.5}, {9, 10.5}}},
                      {"Bog", Ground::Plain, {{9, 11.5}, {11, 11.5}, {11, 14}, {9, 14}}}};
    const Charge at_bog{"h1", Vec2{10, 13}, "t2", {}};
    const SpecialRule out{"Mud", {.on = "Marsh"}, {}, {.no_attack = true}};
    const SpecialRule into{"Mud", {.on = "Bog"}, {}, {.no_attack = true}};
    const SpecialRule still{"Unready", {}, {.deed = SpecialWhen::Deed::Stood}, {.no_attack = true}};
    CHECK(ruled_by(kThird, battle, {out}).refused(at_bog) == "special_rule BX-9");
    CHECK(ruled_by(kThird, battle, {into}).refused(at_bog) == "");
    CHECK(ruled_by(kThird, battle, {still}).refused(at_bog) == "special_rule BX-9");
}

TEST_CASE("BX-9 R-41: nobody strikes back is used up only by an attack that would have been answered") {
    const SpecialRule volley{"Volley", {.types = {kNickelRow}}, {.uses = {.a_battle = 1}}, {.unanswered = true}};
    const std::string shot = "h1 nickel heads 10 10\n t1 penny tails 13 10\n";
    const std::string struck = "h1 dime heads 10 10\n t1 nickel tails 10.77 10\n";
    const std::string kept = "h1 nickel heads 10 10\n t1 nickel tails 10.835 10\n";
    for (const std::string& coins : {shot, struck}) {
        CHECK(uses_after(kSecond, coins, volley, Attack{"h1", "t1"}) == 1);
        CHECK(uses_after(kThird, coins, volley, Attack{"h1", "t1"}) == 0);
    }
    CHECK(uses_after(kThird, kept, volley, Attack{"h1", "t1"}) == 1);
    // What is told beforehand agrees.
    const Game far = ruled_by(kThird, scenario(shot + kLookingOn), {volley});
    CHECK(odds(far.match, 0, 1, true).no_back == "CW-12");
    CHECK(odds(far.match, 0, 1, true).special.empty());
    const Game near = ruled_by(kThird, scenario(kept + kLookingOn), {volley});
    CHECK(odds(near.match, 0, 1, false).no_back == "BX-9");
    CHECK(odds(near.match, 0, 1, false).special == std::vector<int>{0});
}

TEST_CASE("BX-9 R-31 R-41: a coin that goes beyond is not saved, and so uses up nothing") {
    const SpecialRule tough{"Tough", {.side = Side::Heads}, {.uses = {.a_battle = 1}}, {.survives = {.blows = 2}}};
    const std::string coins = "h1 penny heads 10 10\n t1 penny tails 10.75 10\n";
    CHECK(uses_after(kSecond, coins, tough, Attack{"h1", "t1", "", {"h1"}}) == 1);
    CHECK(uses_after(kThird, coins, tough, Attack{"h1", "t1", "", {"h1"}}) == 0);
}

TEST_CASE("R-30 CW-16 R-41: no dice for a single coin's attack on an Army of Armored coins alone") {
    Scenario battle = scenario("h1 dime heads 10 10\n" + row("t", 1, 2, "dollar", 10.874, 10) + kLookingOn);
    battle.armies = {{1, 2}};
    battle.advanced.dice = 6;
    CHECK_FALSE(odds(ruled_by(kSecond, battle).match, 0, 1, false).strike.dice.empty());
    const Game game = ruled_by(kThird, battle);
    const Odds told = odds(game.match, 0, 1, false);
    CHECK(told.strike.dice.empty());
    CHECK(told.strike.rule == "CW-16");
    CHECK_FALSE(told.strike.beats);
    CHECK(told.target.coins == 0);
    REQUIRE(told.back);
    CHECK_FALSE(told.back->dice.empty());
    // With a Penny among them something could fall.
    battle.coins[2].type = 0;
    battle.coins[2].at = core::round_to_grid(Vec2{11.7705, 10});
    CHECK_FALSE(odds(ruled_by(kThird, battle).match, 0, 1, false).strike.dice.empty());
}

TEST_CASE("R-14 R-22 BX-9 R-41: whoever leads the second leg of an Army has what it had when the Charge began") {
    for (const Rulings& rulings : {kSecond, kThird}) {
        // From where it stands; then led by another coin than the first leg.
        const auto still = blown(rulings, {11.435, 10}, Charge{"", std::nullopt, "t1", Vec2{6, 10}, army_id(1)});
        const auto turned = blown(rulings, {13.5, 10}, Charge{"", Vec2{13.5, 10}, "t1", Vec2{9, 10}, army_id(1)});
        for (const auto& events : {still, turned}) {
            CHECK(only<Fell>(events).size() == 1);
            CHECK(only<StoodStill>(events).empty() == (rulings == kThird));
        }
    }
}

TEST_CASE("R-14 BX-9 R-41: a second leg is measured where the coin struck, or where its Charge began") {
    Scenario battle = scenario("h1 dime heads 10 10\n t1 penny tails 13.0275 10\n" + kLookingOn);
    battle.terrain = {{"Marsh", Ground::Plain, {{12, 8}, {16, 8}, {16, 15}, {12, 15}}}};
    const SpecialRule mire{"Mire", {.side = Side::Heads, .on = "Marsh"}, {}, {.move = SpecialWhat::CardEdge::Half}};
    for (const Rulings& rulings : {kSecond, kThird}) {
        Game game = ruled_by(rulings, battle, {mire});
        const auto events = game.act(Charge{"h1", Vec2{13.0275, 10}, "t1", Vec2{12.3, 13.2}});
        CHECK(only<StoodStill>(events).empty() == (rulings == kThird));
    }
}

TEST_CASE("R-20 BX-9 R-41: an Army has charged before it is gathered, or after") {
    TableOptions options;
    options.gather = Gather::OwnReach;
    Scenario battle =
        scenario(row("h", 1, 2, "dime", 10, 10, Along::Up) + "t1 penny tails 14.2275 10\n" + kLookingOn, options);
    battle.armies = {{0, 1}};
    for (const Rulings& rulings : {kSecond, kThird}) {
        Game game = ruled_by(rulings, battle, {kBlown});
        game.act(Charge{"", Vec2{14.2275, 10}, "t1", {}, army_id(1)});
        CHECK(game.at("h1").x > 13.4);
        // Half its edge and its diameter: 3.205.
        CHECK((game.at("h2").x > 13.25) == (rulings == kThird));
    }
}

TEST_CASE("R-36 R-12 R-24a R-41: the record of an attack holds whether its rulings saw an end without losses") {
    Scenario battle = scenario(
        "h1 quarter heads 10 10\n h2 dime heads 9.17 10\n t1 penny tails 10.853 10\n t2 penny tails 11.604 10\n");
    battle.advanced.beyond[0] = Beyond{};
    for (const std::size_t coin : {2u, 3u}) {
        CoinType fort = us_coins().front();
        fort.name = coin == 2 ? "fort" : "keep";
        fort.command = coin == 2;
        fort.offense = 0;
        fort.defense = 33;  // 34 in the led Army: (10 + 1 + 5 + 1) * 2
        battle.coins[coin].type = static_cast<int>(battle.types.size());
        battle.types.push_back(fort);
    }
    battle.armies = {{0, 1}, {2, 3}};
    for (const Rulings& rulings : {kSecond, kThird}) {
        Game game = ruled_by(rulings, battle);
        CHECK_FALSE(nothing_can_fall(game.match));
        game.act(Attack{"", "t1", army_id(1), {"h1", "h2"}});
        REQUIRE(game.match.fight);
        CHECK(game.match.fight->was_hopeless == (rulings == kSecond));
    }
}
