// whether anything can fall any more is asked of all that could still come together, as R-12 adds it up.

#include "game/coin_wars/rules/stalemate.h"

#include <doctest/doctest.h>

#include "tests/support/table_text.h"

using namespace tests;

namespace {

// A coin that cannot take anything.
CoinType fort(int defense) {
    CoinType type = us_coins().front();
    type.name = "fort";
    type.offense = 0;
    type.defense = defense;
    return type;
}

// `t1` stands in such a fort.
Scenario against_a_fort(const std::string& coins, int defense) {
    Scenario battle = scenario(coins + "t1 penny tails 20 10\n");
    battle.types.push_back(fort(defense));
    battle.coins.back().type = static_cast<int>(battle.types.size()) - 1;
    return battle;
}

}  // namespace

TEST_CASE("R-36 BX-10: units of one coin could form an Army") {
    Scenario battle = scenario("h1 nickel heads 10 10\n h2 nickel heads 5 5\n t1 nickel tails 20 10\n");
    CoinType crossbows = battle.types[1];
    crossbows.name = "crossbows";
    crossbows.unit_of = "nickel";
    crossbows.unit_side = Side::Heads;
    battle.types.push_back(crossbows);
    battle.coins[1].type = static_cast<int>(battle.types.size()) - 1;
    CHECK_FALSE(nothing_can_fall(table(battle)));
    battle.coins[1].side = Side::Tails;
    battle.coins[2].side = Side::Tails;
    battle.types.back().unit_side = Side::Tails;
    battle.types[1].defense = battle.types.back().defense = 7;
    CHECK(nothing_can_fall(table(battle)));
}

TEST_CASE("R-36 R-12: a commander's +1 is doubled by going beyond") {
    const std::string led = "h1 quarter heads 10 10\n h2 penny heads 5 5\n";
    for (const int defense : {26, 27}) {
        Scenario battle = against_a_fort(led, defense);
        battle.advanced.beyond[0] = Beyond{};
        CHECK(nothing_can_fall(table(battle)) == (defense == 27));
    }
}

TEST_CASE("R-36 R-12 BX-9: what rules add comes before what they double") {
    for (const int defense : {12, 13}) {
        Scenario battle = against_a_fort("h1 penny heads 10 10\n", defense);
        battle.advanced.special = {{"Twice", {.side = Side::Heads}, {}, {.offense_times = SpecialWhat::Times::Double}},
                                   {"Drilled", {.side = Side::Heads}, {}, {.offense = 5}}};
        CHECK(nothing_can_fall(table(battle)) == (defense == 13));
    }
}
