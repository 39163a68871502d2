// The agreement of both sides in words.

#include "game/coin_wars/rules/agreement.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "game/coin_wars/rules/agreement_text.h"
#include "game/coin_wars/rules/score.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

const AgreedRule& rule_called(std::string_view name) {
    for (const auto& all : {advanced_rules(), table_rules()})
        for (const AgreedRule& rule : all)
            if (rule.name.english() == name) return rule;
    FAIL("no such rule");
    return advanced_rules().front();
}
std::string told(const Scenario& scenario, std::string_view name) {
    return words::english(rule_called(name).sentence_now(scenario));
}

// Rome against Carthage; types as in the rule book, 0 is the Penny.
Scenario two_sides() {
    Scenario scenario = tests::scenario(
        "h1 penny heads 12 12\n h2 penny heads 13 12\n h3 nickel heads 14 12\n"
        "t1 penny tails 30 20\n t2 dime tails 31 20");
    scenario.sides[0] = {
        .name = "Rome", .zone = {}, .names = {{"penny", "Legionary"}}, .plurals = {{"penny", "Legionaries"}}};
    scenario.sides[1].name = "Carthage";
    return scenario;
}

Terrain ground(Ground kind) { return {.name = "Ford", .kind = kind, .polygon = {{1, 1}, {4, 1}, {4, 4}}}; }

}  // namespace

TEST_CASE("BX-5: all technologies of a battle are told, each with its limits") {
    Scenario scenario = two_sides();
    scenario.advanced.technology = {
        {.backward = Side::Tails, .severe = Severe::Bonus, .types = {0}, .against = {2}, .from_turn = 4},
        {.backward = Side::Heads, .severe = Severe::Die, .ranged_only = true},
        {.backward = Side::Tails}};
    CHECK(told(scenario, "Technology") ==
          "Carthage: its coins get -1/-1, but never a Defense below 1 (only Dime; against Legionaries; from round 4). "
          "Rome: its coins get -1/-1, but never a Defense below 1 (shots only). Carthage: its coins get -1/-1, but "
          "never a Defense below 1.");
    CHECK(told(scenario, "Advantage") ==
          "Rome: its coins also get +2/+2 (only Legionaries; against Dime; from round 4). Carthage: its coins also add "
          "a die to each of their attacks (shots only).");
    CHECK(words::english(rule_called("Technology").word_now(scenario)) == "each partly behind");
    CHECK(words::english(rule_called("Advantage").word_now(scenario)) == "+2/+2, die, mild");
    scenario.rulings = kNewestRulings;
    CHECK(told(scenario, "Advantage").find("one of them in an Army is enough") != std::string::npos);
}

TEST_CASE("BX-5 BX-6: a rule that has limits says so, for a new value would wipe them") {
    Scenario scenario = two_sides();
    for (const auto& all : {advanced_rules(), table_rules()})
        for (const AgreedRule& rule : all) CHECK_FALSE(rule.has_limits(scenario));
    rule_called("Technology").set(scenario, 1);
    rule_called("Going beyond").set(scenario, 1);
    CHECK_FALSE(rule_called("Technology").has_limits(scenario));
    CHECK_FALSE(rule_called("Going beyond").has_limits(scenario));
    scenario.advanced.technology.front().from_turn = 2;
    CHECK(rule_called("Technology").has_limits(scenario));
    CHECK(words::english(rule_called("Technology").word_now(scenario)) == "Rome partly behind");
    scenario.advanced.beyond[0]->a_turn = 1;
    CHECK(rule_called("Going beyond").has_limits(scenario));
    scenario.advanced.beyond = {Beyond{}, std::nullopt};
    CHECK(rule_called("Going beyond").has_limits(scenario));
    scenario.advanced.technology = {{.severe = Severe::Die}, {.severe = Severe::No}};
    CHECK(rule_called("Advantage").has_limits(scenario));
}

TEST_CASE("BX-6: who goes beyond is told by kinds, and by ids where coins of a kind differ") {
    Scenario scenario = two_sides();
    scenario.advanced.beyond[0] = Beyond{.coins = {0, 1}, .a_battle = 3, .a_turn = 1, .to_turn = 5};
    const std::string start =
        "A coin may double its Offense for one attack and is then lost; it goes to nobody's purse. ";
    CHECK(told(scenario, "Going beyond") ==
          start + "Rome: only Legionaries; 3 times in the battle; once a turn; up to round 5. Carthage: no.");
    scenario.advanced.beyond[0] = Beyond{.coins = {1}};
    CHECK(told(scenario, "Going beyond") == start + "Rome: only 1 \u00d7 Legionary (h2). Carthage: no.");
    scenario.advanced.beyond = {Beyond{}, Beyond{}};
    CHECK(told(scenario, "Going beyond") + " " == start);
}

TEST_CASE("BX-1 BX-2 CW-24: without Terrain ground that slows, stops or bars is told to hold all the same") {
    Scenario scenario = two_sides();
    scenario.terrain = {ground(Ground::Defensive)};
    CHECK(told(scenario, "Terrain") == "Coloured paper is only for looks.");
    scenario.terrain = {ground(Ground::Slow), ground(Ground::Stop), ground(Ground::Slow), ground(Ground::NoCharge)};
    const std::string lasting = " In force either way: Slow: half as far; Ends any move; No Charge.";
    CHECK(told(scenario, "Terrain") == "Coloured paper gives no +1." + lasting);
    scenario.advanced.terrain = true;
    CHECK(told(scenario, "Terrain").ends_with(lasting));
}

TEST_CASE("BX-1: ground says whom it leaves out, or whom alone it concerns") {
    Scenario scenario = two_sides();
    scenario.terrain = {ground(Ground::Stop)};
    const auto line = [&] { return words::english(grounds_in_words(scenario).front()); };
    scenario.terrain.front().except = {2};
    CHECK(line() == "Ford: Ends any move, except 1 \u00d7 Nickel (h3)");
    scenario.terrain.front().except = {2, 3, 4};
    CHECK(line() == "Ford: Ends any move, Legionaries only");
    scenario.terrain.front().side = Side::Heads;
    scenario.terrain.front().to_turn = 2;
    CHECK(line() == "Ford: Ends any move, Rome only, except 1 \u00d7 Nickel (h3), rounds 1 to 2");
}

TEST_CASE("R-40: help and tags know each rule of the agreement, tags only what the book does not say by itself") {
    Scenario scenario = two_sides();
    CHECK(tags_of(scenario).empty());
    CHECK(words::english(on_this_table(scenario, {"CW-7", "R-3"}).front()) ==
          "Move, then strike: A coin moves or attacks, once a turn.");
    CHECK(on_this_table(scenario, {"CW-1"}).empty());
    CHECK(on_this_table(scenario, {"BX-2"}).size() == 1);  // without slow ground there is nothing to agree on
    scenario.options = tournament();
    scenario.options.card_range = CardRange::ShortEdge;
    scenario.advanced.dice = 6;
    std::vector<std::string> tags;
    for (const TableTag& tag : tags_of(scenario)) tags.push_back(words::english(tag.words));
    CHECK(tags == std::vector<std::string>{"move, then strike", "shots 3 in", "brought up within reach",
                                           "two ranks strike", "coins block shots", "d6"});
    for (const auto& all : {advanced_rules(), table_rules()})
        for (const AgreedRule& rule : all) {
            CAPTURE(rule.name.english());
            REQUIRE(!rule.rules.empty());
            const auto words = agreed_words({std::string(rule.rules.front())});
            CHECK(std::ranges::find(words, rule.name) != words.end());
        }
}

TEST_CASE("BX-5: a score names technology with its limits") {
    Scenario scenario = two_sides();
    scenario.advanced.technology = {
        {.backward = Side::Tails, .severe = Severe::Bonus, .against = {2}, .ranged_only = true}};
    const Match match = tests::table(scenario);
    const StrikeContext shot{.against = 2, .ranged = true};
    CHECK(words::english(offense(match, 4, shot).steps[1].reason) == "behind in technology (only Dime; shots only)");
    CHECK(words::english(offense(match, 2, {.against = 4, .ranged = true}).steps[1].reason) ==
          "far ahead in technology (against Dime; shots only)");
    CHECK(offense(match, 4, {.against = 2}).steps.size() == 1);
}

TEST_CASE("BX-5 CW-29 the side that is behind in technology is called by its name") {
    Scenario scenario = tests::scenario("h1 penny heads 12 12\n t1 penny tails 30 20");
    scenario.sides[0].name = "Britain";
    const auto all = advanced_rules();
    const auto rule = std::ranges::find_if(all, [](const auto& each) { return each.name.english() == "Technology"; });
    REQUIRE(rule != all.end());
    CHECK(words::english(rule->word_now(scenario)) == "equal");
    rule->set(scenario, 1);
    CHECK(words::english(rule->word_now(scenario)) == "Britain behind");
    CHECK(words::english(rule->sentence_now(scenario)) == "Britain: its coins get -1/-1, but never a Defense below 1.");
    scenario.sides[1].name.clear();
    rule->set(scenario, 2);
    CHECK(words::english(rule->word_now(scenario)) == "Tails behind");
}
