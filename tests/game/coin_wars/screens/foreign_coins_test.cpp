// CW-3, BX-10: which coins of a battle both sides have to agree on.

#include <doctest/doctest.h>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/screens/common/rule_rows.h"

namespace {

rules::coin_wars::Scenario battle_of(const std::string& name) {
    const auto found = battles::find_battle(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets", name);
    REQUIRE_MESSAGE(found, name);
    return found->scenario;
}

}  // namespace

TEST_CASE("foreign coins: units of ordinary coins are none") {
    CHECK(screens::foreign_types(battle_of("pale-annie")).empty());
    CHECK(screens::foreign_types(battle_of("adrianople")).empty());
}

TEST_CASE("foreign coins: a coin and its units are listed once, and watch together") {
    rules::coin_wars::Scenario scenario = battle_of("pale-annie");
    for (rules::coin_wars::CoinType& type : scenario.types) {
        if (type.name == "penny") type.name = "florin";
        if (type.unit_of == "penny") type.unit_of = "florin";
    }
    const auto foreign = screens::foreign_types(scenario);
    REQUIRE(foreign.size() == 1);
    CHECK(scenario.type(*foreign.begin()).name == "florin");
    screens::set_watching(scenario, *foreign.begin(), true);
    CHECK(screens::watches(scenario, *foreign.begin()));
    for (const rules::coin_wars::CoinSetup& coin : scenario.coins)
        CHECK(coin.watching == (scenario.type(coin.type).coin() == "florin"));
}
