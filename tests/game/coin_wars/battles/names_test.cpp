// In each battle that ships, people can tell who is who.

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_names.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/opening.h"
#include "game/coin_wars/rules/victory.h"
#include "tests/support/at_least.h"

namespace cw = rules::coin_wars;

namespace {

std::vector<battles::Battle> shipped() {
    return battles::load_battles(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets").battles;
}

}  // namespace

TEST_CASE("no two Armies of a side have one name") {
    std::size_t armies = 0;
    for (const battles::Battle& battle : tests::at_least(25, shipped())) {
        INFO(battle.name);
        cw::Match match = cw::laid_out(std::make_shared<const cw::Scenario>(battle.scenario));
        for (const auto& coins : battle.scenario.armies) cw::muster(match, coins, cw::commander_of(match, coins));
        std::set<std::pair<cw::Side, std::string>> names;
        for (const cw::Army& army : match.armies) {
            const std::string name = words::english(cw::called_army(match, army.number));
            CAPTURE(name);
            CHECK(names.insert({cw::side_of_army(match, army.number), name}).second);
            CHECK(name.find("\u00d7") == std::string::npos);
            ++armies;
        }
    }
    CHECK(armies > 100);
}

TEST_CASE("every crowned coin and every commander of history has a name of its own") {
    for (const battles::Battle& battle : tests::at_least(25, shipped())) {
        INFO(battle.name);
        for (const int coin : cw::crowned(battle.scenario)) {
            CAPTURE(battle.scenario.coin(coin).id);
            CHECK_FALSE(cw::own_name(battle.scenario, coin).empty());
        }
        std::map<std::string, int> names;
        for (int coin = 0; coin < static_cast<int>(battle.scenario.coins.size()); ++coin) {
            const auto name = cw::own_name(battle.scenario, coin);
            if (!name.empty()) CHECK_MESSAGE(++names[words::english(name)] == 1, words::english(name));
            if (battle.year && battle.scenario.type_of(coin).command) {
                CAPTURE(battle.scenario.coin(coin).id);
                CHECK_FALSE(name.empty());
            }
        }
    }
}
