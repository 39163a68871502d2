// BX-9: a special rule without effect in its battle is reported with the reason, and the battle can still be read and
// fought.

#include <doctest/doctest.h>

#include <functional>

#include "game/coin_wars/rules/agreement.h"
#include "game/coin_wars/rules/special_idle.h"
#include "tests/support/at_least.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

using Deed = SpecialWhen::Deed;
using Reach = SpecialWhen::Reach;
using Strikes = SpecialWhen::Strikes;

const Who kAnyPenny{.types = {0}}, kAnyNickel{.types = {1}}, kAnyDollar{.types = {5}};

// Two Pennies and a Nickel, which shoots, against a Penny and a Dime, which charges; ten rounds, and a hill that counts
// for Heads alone until round 4.
Scenario field() {
    Scenario battle = scenario(
        "h1 penny heads 4 4\n h2 penny heads 6 4\n h3 nickel heads 8 4\n t1 penny tails 4 20\n t2 dime tails 8 20\n");
    give_zones(battle);
    battle.victory.turns = 10;
    battle.terrain.push_back({.name = "Hill", .polygon = {{1, 1}, {9, 1}, {9, 9}}, .side = Side::Heads, .to_turn = 4});
    return battle;
}

using Change = std::function<void(Scenario&)>;

std::string idle(const SpecialRule& rule, const Change& change = {}) {
    Scenario battle = field();
    if (change) change(battle);
    battle.advanced.special = {rule};
    CHECK(scenario_from_json(to_json(battle)).has_value());
    return words::english(why_idle(battle, rule));
}

using Kind = Condition::Kind;
using When = Condition::When;

constexpr const char* kAtAnEnd =
    "this special rule asks for a hold at a round's end or at the round limit, which counts only then: ask for a hold "
    "at any moment";

Condition held_hill(When when) {
    return {.kind = Kind::Held, .side = Side::Heads, .coins = 1, .area = {{1, 1}, {9, 1}, {9, 9}}, .when = when};
}

struct Row {
    const char* why;
    SpecialRule rule;
};
std::vector<Row> rules_that_never_hold() {
    const Who heads{.side = Side::Heads}, tails{.side = Side::Tails};
    const SpecialWhat strong{.offense = 1}, slow{.move = SpecialWhat::CardEdge::Half};
    const Condition seven = has_lost(Side::Tails, 7);
    return {
        {"this special rule does not apply to any coin in the battle", {"A", kAnyDollar, {}, strong}},
        {"this special rule works against coins that are not in the battle",
         {"A", {}, {.against = kAnyDollar}, strong}},
        {"this special rule works against coins of its own side alone, which it never meets",
         {"A", heads, {.against = heads}, strong}},
        {"this special rule needs coins that are not in the battle", {"A", {}, {.near_to = kAnyDollar}, strong}},
        {"this special rule needs another coin near, and it is the same one",
         {"A", kAnyNickel, {.near_to = kAnyNickel}, strong}},
        {"this special rule asks who is near, and its distance reaches across the whole table",
         {"A", {}, {.near_to = kAnyPenny, .cards = 9}, strong}},
        {"this special rule asks for more coins of its own side around it than there are (3 of 2)",
         {"A", {}, {.friends = 3}, strong}},
        {"this special rule asks for more enemies around it than there are (4 of 3)",
         {"A", tails, {.enemies = 4}, strong}},
        {"in these rounds the ground Hill does not count for any coin of this special rule",
         {"A", tails, {.on = "Hill"}, strong}},
        {"in these rounds the ground Hill does not count for any coin of this special rule",
         {"A", {}, {.on = "Hill", .from_turn = 5}, strong}},
        {"this special rule begins after the last round", {"A", {}, {.from_turn = 11}, strong}},
        {"this special rule waits for more lost coins than there are (7 of 2)", {"A", {}, {.once = seven}, strong}},
        {kAtAnEnd, {"A", {}, {.once = held_hill(When::TurnEnd)}, strong}},
        {kAtAnEnd, {"A", {}, {.once = held_hill(When::Limit)}, strong}},
        {kAtAnEnd, {"A", {}, {.once = Condition{Kind::Not, {held_hill(When::TurnEnd)}}}, strong}},
        {kAtAnEnd,
         {"A", {}, {.once = Condition{Kind::All, {has_lost(Side::Tails, 1), held_hill(When::TurnEnd)}}}, strong}},
        {kAtAnEnd, {"A", {}, {.once = Condition{Kind::Any, {seven, held_hill(When::TurnEnd)}}}, strong}},
        {"this special rule lets coins arrive, and none of them arrives later",
         {"A", {}, {}, {.duty = {.arrives = true}}}},
        {"this special rule needs a shot, and none of these coins can shoot",
         {"A", tails, {.strikes = Strikes::Attacking, .reach = Reach::Range}, strong}},
        {"this special rule needs a Charge, and none of these coins can charge",
         {"A", heads, {.strikes = Strikes::Attacking, .reach = Reach::Charge}, strong}},
        {"this special rule needs a Charge, and none of these coins can charge",
         {"A", tails, {.strikes = Strikes::Attacked, .reach = Reach::Charge}, strong}},
        {"the enemy attacks only in its own turn: ask for the latest turn here instead of this turn",
         {"A", {}, {.strikes = Strikes::Attacked, .deed = Deed::Stood}, strong}},
        {"whoever charges has moved: this special rule never holds",
         {"A", {}, {.strikes = Strikes::Attacking, .reach = Reach::Charge, .deed = Deed::Stood}, strong}},
        {"whoever has moved neither moves nor shoots again in that turn: this special rule never holds",
         {"A", {}, {.deed = Deed::Moved}, slow}},
        {"whoever has moved does not shoot any more in that turn: this special rule never holds",
         {"A", {}, {.strikes = Strikes::Attacking, .reach = Reach::Range, .deed = Deed::Moved}, strong}},
        {"“Move, then strike” is off here: whoever has moved does not attack any more in that turn",
         {"A", heads, {.deed = Deed::Moved}, strong}},
        {"“Move, then strike” is off here: whoever has moved does not attack any more in that turn",
         {"A", heads, {.strikes = Strikes::Attacking, .deed = Deed::MovedLatest}, strong}},
        {"none of these coins can shoot anyway", {"A", tails, {}, {.shots = 2}}},
        {"none of these coins can charge anyway", {"A", heads, {}, {.no_charge = true}}},
        {"“Nobody strikes back” is about its own attack, and this special rule is about the enemy's",
         {"A", {}, {.strikes = Strikes::Attacked}, {.unanswered = true}}},
        {"only an Army breaks, and this special rule is about single coins",
         {"A", {.formed = Who::Formed::Single}, {}, {.duty = {.breaks = 2}}}},
        {"no Army breaks in this battle anyway: Morale is off", {"A", {}, {}, {.duty = {.never_breaks = true}}}},
    };
}

}  // namespace

TEST_CASE("BX-9 a rule that can never hold says why") {
    for (const Row& row : at_least(20, rules_that_never_hold())) {
        CAPTURE(row.why);
        CHECK(idle(row.rule) == row.why);
    }
}

TEST_CASE("BX-9 a rule that may hold says nothing") {
    const Who heads{.side = Side::Heads}, tails{.side = Side::Tails};
    const SpecialWhat strong{.offense = 1};
    const std::vector<SpecialRule> rules{
        {"A", heads, {.against = tails}, strong},
        {"A", {}, {.near_to = kAnyNickel}, strong},
        {"A", {}, {.friends = 2}, strong},
        {"A", {}, {.on = "Hill", .from_turn = 4}, strong},
        {"A", {}, {.once = has_lost(Side::Heads, 3)}, strong},
        {"A", {}, {.once = held_hill(When::Now)}, strong},
        {"A", {}, {.once = Condition{Kind::Not, {held_hill(When::Now)}}}, strong},
        {"A", {}, {.once = Condition{Kind::Any, {has_lost(Side::Tails, 1), held_hill(When::TurnEnd)}}}, strong},
        {"A", heads, {.strikes = Strikes::Attacking, .reach = Reach::Range}, strong},
        {"A", tails, {.strikes = Strikes::Attacked, .reach = Reach::Range}, strong},
        {"A", tails, {.reach = Reach::Charge}, strong},
        {"A", tails, {.deed = Deed::Moved}, strong},  // a Dime that charges has moved
        {"A", heads, {.strikes = Strikes::Attacked, .deed = Deed::MovedLatest}, strong},
        {"A", heads, {.deed = Deed::Moved}, {.duty = {.actions = 2}}},
        {"A", {}, {}, {.shots = 2, .tells = {"Few bolts."}}},
        {"A", {}, {.deed = Deed::Moved}, {.no_move = true, .no_army = true}},
    };
    for (const SpecialRule& rule : at_least(10, rules)) CHECK(idle(rule) == "");
    const SpecialRule moved{"A", heads, {.deed = Deed::Moved}, strong};
    CHECK(idle(moved, [](Scenario& battle) { battle.options.engage = Engage::MoveThenAttack; }) == "");
    const SpecialRule steady{"A", {}, {}, {.duty = {.never_breaks = true}}};
    CHECK(idle(steady, [](Scenario& battle) { battle.advanced.morale = true; }) == "");
}

TEST_CASE("BX-9 a rule for coins that only watch, or that arrive too late, is told as well") {
    const SpecialRule nickels{"A", kAnyNickel, {.to_turn = 3}, {.offense = 1}};
    CHECK(idle(nickels) == "");
    CHECK(idle(nickels, [](Scenario& battle) { battle.coins[2].watching = true; }) ==
          "this special rule does not apply to any coin in the battle");
    CHECK(idle(nickels, [](Scenario& battle) {
              battle.coins[2].arrives = 4;
              battle.coins[2].area = battle.sides[0].zone;
          }) == "this special rule ends before any of its coins arrives");
}

TEST_CASE("BX-9 the agreement says of a rule that it does nothing by the other rules agreed on") {
    Scenario battle = field();
    battle.advanced.special = {{"Rush", {.side = Side::Heads}, {.deed = Deed::Moved}, {.offense = 1}}};
    const AgreedRule& row = special_rules().front();
    CHECK(words::english(row.sentence_now(battle)) ==
          "Heads: Offense +1 (having moved this turn). It does nothing here: “Move, then strike” is off here: whoever "
          "has moved does not attack any more in that turn.");
    battle.options.engage = Engage::MoveThenAttack;
    CHECK(words::english(row.sentence_now(battle)) == "Heads: Offense +1 (having moved this turn).");
    CHECK(book_rules().size() + special_rules().size() == advanced_rules().size());
}
