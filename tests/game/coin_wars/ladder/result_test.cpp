#include "game/coin_wars/ladder/result.h"

#include <doctest/doctest.h>

#include "game/coin_wars/ladder/medals.h"
#include "game/coin_wars/rules/json_limits.h"
#include "tests/support/table_text.h"

using namespace tests;

TEST_CASE("a battle of the longest names and the dearest coins is written and read") {
    std::string name, battle;
    for (std::size_t i = 0; i < limits::kName; ++i) name += "\u786c";
    for (int i = 0; i < 250; ++i) battle += "\u786c";
    Scenario dear = scenario(row("h", 1, 30, "penny", 2, 10));
    for (CoinType& type : dear.types) type.cents = limits::kCents;
    dear.sides[0].name = name;
    ladder::Result result = ladder::result_of({}, table(dear), {{"Ada", ""}, {"", "recruit"}});
    result.day = "2026-11-30";
    result.battle = battle;
    const std::vector<ladder::Result> results{result};
    const auto again = ladder::results_from_json(ladder::to_json(results), "results.json");
    REQUIRE_MESSAGE(again, (again ? "" : words::english(again.error())));
    CHECK(*again == results);
}
