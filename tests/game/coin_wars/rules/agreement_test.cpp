// What both agree on, in words.

#include "game/coin_wars/rules/agreement.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/support/table_text.h"

using namespace tests;

TEST_CASE("BX-5 CW-29 the side that is behind in technology is called by its name") {
    Scenario scenario = tests::scenario("h1 penny heads 12 12\n t1 penny tails 30 20");
    scenario.sides[0].name = "Britain";
    const auto all = advanced_rules();
    const auto rule = std::ranges::find_if(all, [](const auto& each) { return each.name.english() == "Technology"; });
    REQUIRE(rule != all.end());
    CHECK(words::english(rule->word_now(scenario)) == "equal");
    rule->set(scenario, 1);
    CHECK(words::english(rule->word_now(scenario)) == "Britain behind");
    CHECK(words::english(rule->sentence_now(scenario)) ==
          "Britain: its coins have -1/-1, but never a Defense below 1.");
    scenario.sides[1].name.clear();
    rule->set(scenario, 2);
    CHECK(words::english(rule->word_now(scenario)) == "Tails behind");
}
