// In each shipped battle, people can tell the units apart.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_names.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/coin_wars/rules/victory.h"
#include "tests/support/at_least.h"

namespace cw = rules::coin_wars;

namespace {

std::vector<battles::Battle> shipped() {
    return battles::load_battles(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets").battles;
}

std::ptrdiff_t words_in(const std::string& name) { return std::ranges::count(name, ' ') + 1; }

// Short enough for a sentence: two words at most, and no list.
bool is_brief(const std::string& name) {
    return name.size() <= 20 && words_in(name) <= 2 && name.find(',') == std::string::npos;
}

// The name shared by all coins of this type; the full name next to it if it differs.
struct Called {
    std::string brief, whole;
};
std::map<std::string, Called> names_of(const cw::Scenario& scenario, cw::Side side) {
    std::map<std::string, Called> names;
    for (const cw::CoinSetup& coin : scenario.coins)
        if (coin.side == side)
            names[scenario.type(coin.type).name] = {words::english(cw::display_name(scenario, coin.type, side)),
                                                    words::english(cw::full_name(scenario, coin.type, side))};
    return names;
}

}  // namespace

TEST_CASE("every unit has a name that fits into a sentence, and that no enemy bears") {
    std::size_t shortened = 0;
    for (const battles::Battle& battle : tests::at_least(25, shipped())) {
        INFO(battle.name);
        const auto heads = names_of(battle.scenario, cw::Side::Heads),
                   tails = names_of(battle.scenario, cw::Side::Tails);
        for (const auto& names : {heads, tails})
            for (const auto& named : names) {
                const auto& name = named.second;
                CHECK_MESSAGE(is_brief(name.brief), name.brief);
                shortened += name.brief == name.whole ? 0 : 1;
            }
        for (const auto& own : heads)
            for (const auto& other : tails) {
                const auto &mine = own.second, &theirs = other.second;
                CHECK_MESSAGE((mine.brief != theirs.brief || mine.whole == theirs.whole), mine.brief);
            }
        for (const cw::SideSetup& side : battle.scenario.sides)
            for (const auto& named : side.short_names) {
                const std::string &type = named.first, &name = named.second;
                CAPTURE(name);
                REQUIRE(side.names.contains(type));
                CHECK(words_in(name) < words_in(side.names.at(type)));
                // A plural of the long name would appear in sentences with the short one.
                CHECK(side.plurals.contains(type) == side.short_plurals.contains(type));
            }
    }
    CHECK(shortened > 60);
}

TEST_CASE("no two Armies of a side have one name") {
    std::size_t armies = 0;
    for (const battles::Battle& battle : tests::at_least(25, shipped())) {
        INFO(battle.name);
        cw::Match match = cw::laid_out(std::make_shared<const cw::Scenario>(battle.scenario));
        for (const auto& coins : battle.scenario.armies) cw::muster(match, coins, cw::commander_of(match, coins));
        std::set<std::pair<cw::Side, std::string>> names;
        for (const cw::Army& army : match.armies) {
            const std::string name = words::english(cw::army_name(match, army.number));
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
