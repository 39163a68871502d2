// BX-9, special rules: each part of who, when and what, accepted and refused; odds, files and bots share the same
// functions.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/agreement.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/opening.h"
#include "game/coin_wars/rules/shoot.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/special_text.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

using Times = SpecialWhat::Times;
using CardEdge = SpecialWhat::CardEdge;

const std::string kFarAway = "h99 dollar heads 30 3\n t99 dollar tails 30 21\n";
constexpr int kPenny = 0, kNickel = 1, kDime = 2;

Scenario with_special(const std::string& coins, const std::vector<SpecialRule>& rules,
                      const TableOptions& options = {}) {
    Scenario battle = scenario(coins + kFarAway, options);
    battle.advanced.special = rules;
    return battle;
}
Game with(const std::string& coins, const SpecialRule& rule) { return Game(table(with_special(coins, {rule}))); }

SpecialRule rule(Who who, SpecialWhen when, SpecialWhat what) {
    return {"Wall", std::move(who), std::move(when), what};
}

// A Penny's strength when it is struck, or strikes.
int defense_of(const Game& game, const std::string& id, const StrikeContext& bout = {}) {
    return defense_value(game.match, game.match.find(id), bout);
}
int offense_of(const Game& game, const std::string& id, const StrikeContext& bout = {}) {
    return offense_value(game.match, game.match.find(id), bout);
}

}  // namespace

TEST_CASE("BX-9 strength: added, doubled, halved rounded up, in the battle's order, and each a line of the sum") {
    const std::string coins = "h1 nickel heads 10 10\n";
    CHECK(offense_of(with(coins, rule({}, {}, {.offense = 2})), "h1") == 5);
    CHECK(offense_of(with(coins, rule({}, {}, {.offense = -5})), "h1") == 0);
    CHECK(defense_of(with(coins, rule({}, {}, {.defense_times = Times::Double})), "h1") == 10);
    const Game both(table(
        with_special(coins, {{"Halved", {}, {}, {.offense_times = Times::Half}}, {"Added", {}, {}, {.offense = 2}}})));
    CHECK(offense_of(both, "h1") == 3);  // 3 + 2, halved and rounded up
    const Score score = offense(both.match, both.match.find("h1"));
    REQUIRE(score.steps.size() == 3);
    CHECK(words::english(score.steps[1].reason) == "Added");
    CHECK(score.steps[1].change == 2);
    CHECK(words::english(score.steps[2].reason) == "Halved");
    CHECK(score.steps[2].change == -2);
}

TEST_CASE("BX-9, R-12: the odds name the rules in the order in which they count, not in the battle's") {
    const Game game(table(with_special("h1 nickel heads 10 10\n t1 penny tails 10.7925 10\n",
                                       {{"Twice", {}, {}, {.offense_times = Times::Double}},
                                        {"Tough", {.side = Side::Tails}, {}, {.survives = {.blows = 2}}},
                                        {"Drilled", {}, {}, {.offense = 2}},
                                        {"Tired", {}, {}, {.offense = -1}}})));
    CHECK(odds(game.match, 0, 1, false).special == std::vector<int>{2, 3, 0, 1});
}

TEST_CASE("BX-9 in words: no sentence depends on how many coins it is about") {
    const Scenario battle = with_special("h1 nickel heads 10 10\n", {});
    const auto said = [&](const SpecialWhat& what) {
        return words::english(special_in_words(battle, rule({.side = Side::Heads}, {}, what)));
    };
    CHECK(said({.range = CardEdge::Half}) == "Heads: range halved.");
    CHECK(said({.move = CardEdge::Long}) == "Heads: moving: the long edge.");
    CHECK(said({.duty = {.must_attack = true}}) == "Heads: must attack when able, before the turn ends.");
    CHECK(said({.survives = {.blows = 3}}) == "Heads: taken only after 3 blows.");
}

TEST_CASE("BX-9 who: side, type, named coins, traits, single or in an Army") {
    const std::string coins = row("h", 1, 3, "penny", 10, 10) + "h9 dime heads 20 3\n t1 penny tails 20 20\n";
    const SpecialWhat two{.defense = 2};
    CHECK(defense_of(with(coins, rule({.side = Side::Tails}, {}, two)), "h1") == 1);
    CHECK(defense_of(with(coins, rule({.side = Side::Tails}, {}, two)), "t1") == 3);
    CHECK(defense_of(with(coins, rule({.types = {kDime}}, {}, two)), "h1") == 1);
    CHECK(defense_of(with(coins, rule({.types = {kPenny}}, {}, two)), "h1") == 3);
    CHECK(defense_of(with(coins, rule({.coins = {1}}, {}, two)), "h2") == 3);
    CHECK(defense_of(with(coins, rule({.coins = {1}}, {}, two)), "h1") == 1);
    CHECK(defense_of(with(coins, rule({.traits = {1}}, {}, two)), "h9") == 5);  // Charge
    CHECK(defense_of(with(coins, rule({.traits = {1}}, {}, two)), "h1") == 1);
    Game formed = with(coins, rule({.formed = Who::Formed::Army}, {}, two));
    CHECK(defense_of(formed, "h1") == 1);
    formed.form({"h1", "h2", "h3"});
    CHECK(defense_of(formed, "h1") == 3);
    CHECK(defense_of(formed, "h9") == 3);
}

TEST_CASE("BX-9 when: whose attack, close, shot or Charge, against whom") {
    const std::string coins = "h1 penny heads 10 10\n t1 penny tails 10.755 10\n t2 dime tails 12 12\n";
    const SpecialWhat two{.offense = 2, .defense = 2};
    const auto against = [&](SpecialWhen when, const std::string& id, bool ranged = false) {
        const Game game = with(coins, rule({.side = Side::Heads}, std::move(when), two));
        return defense_of(game, "h1", {game.match.find(id), ranged});
    };
    CHECK(against({.strikes = SpecialWhen::Strikes::Attacking}, "t1") == 3);
    CHECK(against({.strikes = SpecialWhen::Strikes::Attacked}, "t1") == 1);
    CHECK(against({.reach = SpecialWhen::Reach::Range}, "t1") == 1);
    CHECK(against({.reach = SpecialWhen::Reach::Range}, "t1", true) == 3);
    CHECK(against({.reach = SpecialWhen::Reach::Close}, "t1") == 3);
    CHECK(against({.against = Who{.types = {kDime}}}, "t1") == 1);
    CHECK(against({.against = Who{.types = {kDime}}}, "t2") == 3);
    // In general, without an opponent, such a rule does not apply.
    CHECK(defense_of(with(coins, rule({}, {.reach = SpecialWhen::Reach::Close}, two)), "h1") == 1);
}

TEST_CASE("BX-9 a wall of Pennies stands against a Charge, and falls to it without the rule") {
    const std::string coins = "h1 dime heads 10 10\n t1 penny tails 12 10\n";
    const Charge charge{"h1", Vec2{11.3, 10}, "t1", {}};
    Game plainly = with(coins, rule({.side = Side::Heads}, {}, {.defense = 1}));
    plainly.act(charge);
    CHECK(plainly.fallen() == "t1");
    Game wall =
        with(coins, rule({.types = {kPenny}}, {.reach = SpecialWhen::Reach::Charge}, {.offense = 9, .defense = 9}));
    const Odds told = *odds(wall.match, Command(charge), false);
    CHECK(told.target.falls == 0);
    CHECK(told.attacker.falls == 1);
    CHECK(told.special == std::vector<int>{0});
    wall.act(charge);
    CHECK(wall.fallen() == "h1");
}

TEST_CASE("BX-9 when: ground, neighbours, nearness, turns, and once something is lost") {
    const std::string coins =
        "h1 penny heads 10 10\n h2 penny heads 10.755 10\n t1 penny tails 20 10\n t2 quarter tails 24 10\n";
    const SpecialWhat two{.defense = 2};
    Scenario hill = with_special(coins, {rule({}, {.on = "Hill"}, two)});
    hill.terrain = {{"Hill", Ground::Slow, {{9, 9}, {10.4, 9}, {10.4, 11}, {9, 11}}}};
    CHECK(defense_of(Game(table(hill)), "h1") == 3);
    CHECK(defense_of(Game(table(hill)), "h2") == 1);
    CHECK(defense_of(with(coins, rule({}, {.friends = 1}, two)), "h1") == 3);
    CHECK(defense_of(with(coins, rule({}, {.friends = 2}, two)), "h1") == 1);
    CHECK(defense_of(with(coins, rule({}, {.enemies = 1}, two)), "h1") == 1);
    const SpecialWhen led{.near_to = Who{.side = Side::Tails, .traits = {2}}};  // Command
    CHECK(defense_of(with(coins, rule({.side = Side::Tails}, led, two)), "t1") == 3);
    CHECK(defense_of(with(coins, rule({}, led, two)), "h1") == 1);
    Game later = with(coins, rule({}, {.from_turn = 2, .to_turn = 2}, two));
    CHECK(defense_of(later, "h1") == 1);
    later.end_turns(2);
    CHECK(defense_of(later, "h1") == 3);
    later.end_turns(2);
    CHECK(defense_of(later, "h1") == 1);
    Game broken = with(coins, rule({}, {.once = has_lost(Side::Tails, 1)}, two));
    CHECK(defense_of(broken, "h1") == 1);
    broken.match.coin(broken.match.find("t1")).place = Place::Fallen;
    CHECK(defense_of(broken, "h1") == 3);
}

TEST_CASE("BX-9 has stood, has moved: in the turn of its side") {
    const std::string coins = "h1 penny heads 10 10\n h2 penny heads 14 10\n";
    Game stood = with(coins, rule({}, {.deed = SpecialWhen::Deed::Stood}, {.defense = 2}));
    CHECK(defense_of(stood, "h1") == 3);
    stood.act(Move{"h1", {11, 10}});
    CHECK(defense_of(stood, "h1") == 1);
    CHECK(defense_of(stood, "h2") == 3);
}

TEST_CASE("BX-9 the card: along another edge, and half as far") {
    const std::string coins = "h1 penny heads 10 10\n t1 penny tails 25 10\n";
    const double usual = us_coins()[kPenny].reach();
    Game fast = with(coins, rule({.types = {kPenny}}, {}, {.move = CardEdge::Long}));
    CHECK(legal(fast.match, 0).reach == doctest::Approx(usual + 2));
    fast.act(Move{"h1", {15.5, 10}});
    Game slow = with(coins, rule({.types = {kPenny}}, {}, {.move = CardEdge::Half}));
    CHECK(legal(slow.match, 0).reach == doctest::Approx(usual - 1.5));
    CHECK(slow.refused(Move{"h1", {12.5, 10}}) == "out_of_reach CW-8");
}

TEST_CASE("BX-9 shots: how far, how many, and none") {
    const std::string coins = "h1 nickel heads 10 10\n t1 penny tails 14.5 10\n t2 penny tails 14.5 12\n";
    Game near = with(coins, rule({.types = {kNickel}}, {}, {.range = CardEdge::Short}));
    CHECK(near.refused(Attack{"h1", "t1"}) == "out_of_range R-13");
    Game none = with(coins, rule({.types = {kNickel}}, {.to_turn = 1}, {.no_shot = true}));
    CHECK(none.refused(Attack{"h1", "t1"}) == "special_rule BX-9");
    Game once = with(coins, rule({.types = {kNickel}}, {}, {.shots = 1}));
    CHECK(shots_left(once.match, 0) == 1);
    once.act(Attack{"h1", "t1"});
    CHECK(once.fallen() == "t1");
    once.end_turns(2);
    CHECK(shots_left(once.match, 0) == 0);
    CHECK(once.refused(Attack{"h1", "t2"}) == "special_rule BX-9");
    CHECK(words::english(once.refusal(Attack{"h1", "t2"}).message) == "Wall: Nickel h1 has no shots left.");
}

TEST_CASE("BX-9 refused: move, attack, charge, be in an Army") {
    const std::string coins = row("h", 1, 2, "penny", 10, 10) + "h3 dime heads 10 12\n t1 penny tails 11 12.8\n";
    CHECK(with(coins, rule({}, {}, {.no_move = true})).refused(Move{"h1", {10, 9}}) == "special_rule BX-9");
    CHECK(with(coins, rule({}, {}, {.no_attack = true})).refused(Attack{"h3", "t1"}) == "special_rule BX-9");
    CHECK(with(coins, rule({}, {}, {.no_charge = true})).refused(Charge{"h3", Vec2{10.2, 12.2}, "t1", {}}) ==
          "special_rule BX-9");
    CHECK(with(coins, rule({}, {}, {.no_army = true})).refused(Form{{"h1", "h2"}, ""}) == "special_rule BX-9");
    // A coin that may not attack may still move, and is offered the move.
    const Game still = with(coins, rule({}, {}, {.no_attack = true}));
    CHECK(legal(still.match, 0).can_move);
    CHECK_FALSE(legal(still.match, 0).can_attack);
    CHECK(possible_armies(with(coins, rule({}, {}, {.no_army = true})).match, Side::Heads).empty());
}

TEST_CASE("BX-9 nobody strikes back, and a rule that both left out does nothing") {
    const std::string coins = "h1 penny heads 10 10\n t1 penny tails 10.755 10\n";
    SpecialRule volley =
        rule({.side = Side::Heads}, {.strikes = SpecialWhen::Strikes::Attacking}, {.unanswered = true});
    Game game = with(coins, volley);
    CHECK(odds(game.match, 0, 1, false).no_back == "BX-9");
    game.act(Attack{"h1", "t1"});
    CHECK(game.fallen() == "t1");
    volley.left_out = true;
    Game without = with(coins, volley);
    without.act(Attack{"h1", "t1"});
    CHECK(without.fallen() == "h1 t1");
}

TEST_CASE("BX-9 said from who, when and what; each a row of the agreement that both can leave out") {
    Scenario battle =
        with_special("h1 penny heads 10 10\n t1 dime tails 20 10\n",
                     {{"Stakes",
                       {.side = Side::Heads, .types = {kPenny}},
                       {.reach = SpecialWhen::Reach::Charge, .against = Who{.types = {kDime}}, .to_turn = 3},
                       {.defense = 2, .no_charge = false}}});
    CHECK(words::english(special_in_words(battle, battle.advanced.special[0])) ==
          "Penny (Heads): Defense +2 (Charges; against Dime; up to round 3).");
    const auto lines = rules_in_words(battle);
    const auto told = [&](const std::string& begin) {
        return std::ranges::any_of(lines,
                                   [&](const rules::Phrase& line) { return words::english(line).starts_with(begin); });
    };
    CHECK(told("Stakes: Penny (Heads): Defense +2"));
    for (const AgreedRule& each : advanced_rules())
        if (each.own_name && each.is_open(battle)) each.set(battle, 1);
    CHECK(battle.advanced.special[0].left_out);
}
