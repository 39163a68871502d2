// Names of coins and Armies.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_names.h"
#include "game/coin_wars/rules/close_ranks.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/victory.h"
#include "tests/support/table_text.h"

using namespace tests;
using words::english;

namespace {

// Three rows of Pennies from right to left, a commander with two more, and an enemy.
Match rows() {
    Scenario battle =
        scenario(row("h", 1, 2, "penny", 20, 5) + row("h", 3, 2, "penny", 10, 5) + row("h", 5, 2, "penny", 5, 5) +
                 "h7 penny heads 30 5\n Alexander quarter heads 30.8525 5\n Darius quarter tails 18 20\n");
    battle.sides[0].plurals["penny"] = "Hoplites";
    Match match = table(battle);
    muster(match, std::vector<int>{0, 1}, kNoCoin);
    muster(match, std::vector<int>{2, 3}, kNoCoin);
    return match;
}

}  // namespace

TEST_CASE("a coin is called by its own name: an id with a capital, or the name beside it") {
    Scenario battle = scenario("h1 penny heads 10 10\n Darius quarter tails 10 20\n");
    CHECK(english(display_name(battle, 0)) == "Penny");
    CHECK(english(display_name(battle, 1)) == "Darius");
    CHECK(english(name_of(battle, 0)) == "Penny h1");
    CHECK(english(name_of(battle, 1)) == "Darius");
    battle.coin(0).name = "Ali wad Helu";
    CHECK(english(display_name(battle, 0)) == "Ali wad Helu");
    CHECK(english(listed(battle, {0, 1})) == "Ali wad Helu, Darius");
}

TEST_CASE("sentences call a unit by its short name, its card by the whole one") {
    Scenario battle = scenario(row("h", 1, 2, "penny", 20, 5) + "t1 dime tails 10 20\n");
    const auto hash = CoinWars::hash(table(battle));
    SideSetup& heads = battle.sides[0];
    heads.names["penny"] = "Gaul, Iberian or Libyan foot";
    CHECK(CoinWars::hash(table(battle)) != hash);
    const auto named = CoinWars::hash(table(battle));
    const int penny = battle.coin(0).type;
    CHECK(english(both_names(battle, penny, Side::Heads)) == "Gaul, Iberian or Libyan foot");
    heads.plurals["penny"] = "Gauls, Iberians and Libyans";
    heads.short_names["penny"] = "Foot soldier";
    CHECK(english(display_name(battle, penny, Side::Heads)) == "Foot soldier");
    CHECK(english(name_of(battle, 0)) == "Foot soldier h1");
    CHECK(english(full_name(battle, penny, Side::Heads)) == "Gaul, Iberian or Libyan foot");
    CHECK(english(both_names(battle, penny, Side::Heads)) == "Gaul, Iberian or Libyan foot (Foot soldier)");
    CHECK(english(several_of(battle, 2, penny, Side::Heads)) == "Gauls, Iberians and Libyans");
    heads.short_plurals["penny"] = "Foot";
    CHECK(english(several_of(battle, 2, penny, Side::Heads)) == "Foot");
    CHECK(english(display_name(battle, battle.coin(2).type, Side::Tails)) == "Dime");
    CHECK_MESSAGE(CoinWars::hash(table(battle)) == named, "what was recorded before there were short names holds");
    CHECK(to_json(battle)["sides"]["heads"]["short_names"]["penny"] == "Foot soldier");
    CHECK(to_json(battle)["sides"]["heads"]["short_plurals"]["penny"] == "Foot");
}

TEST_CASE("an Army is called by its leader, or by its men") {
    Match match = rows();
    muster(match, std::vector<int>{6, 7}, 7);
    CHECK(english(army_name(match, 3)) == "Alexander's Army");
    dissolve(match, 2);
    CHECK(english(army_name(match, 1)) == "Army of Hoplites");
    CHECK(english(army_name(match, 9)) == "the Army a9");
}

TEST_CASE("R-18: a mixed Army without a commander is called by all its types") {
    Match match = table(
        "h1 quarter heads 10 10\n h2 penny heads 10.8525 10\n h3 nickel heads 11.645 10\n h4 penny heads 12.4375 10\n");
    muster(match, std::vector<int>{0, 1, 2, 3}, 0);
    match.coin(0).place = Place::Fallen;
    match.coin(0).army = kNoArmy;
    succeed(match, 1);
    CHECK(english(army_alone(match, 1)) == "Army of 2 \u00d7 Penny, Nickel");
}

TEST_CASE("Armies of one name are told apart by their places at the start") {
    Match match = rows();
    CHECK(english(army_name(match, 1)) == "Army of Hoplites (right)");
    CHECK(english(army_name(match, 2)) == "Army of Hoplites (left)");
    muster(match, std::vector<int>{4, 5}, kNoCoin);
    CHECK(english(army_name(match, 2)) == "Army of Hoplites (centre)");
    CHECK(english(army_name(match, 3)) == "Army of Hoplites (left)");
}

TEST_CASE("left and right are those of the table, whichever side an Army is of") {
    Match match = table(scenario(row("t", 1, 2, "penny", 20, 20) + row("t", 3, 2, "penny", 10, 20)));
    muster(match, std::vector<int>{0, 1}, kNoCoin);
    muster(match, std::vector<int>{2, 3}, kNoCoin);
    CHECK(english(army_name(match, 1)) == "Army of 2 \u00d7 Penny (right)");
    CHECK(english(army_name(match, 2)) == "Army of 2 \u00d7 Penny (left)");
}

TEST_CASE("and by their numbers if they were deployed") {
    Match match = rows();
    Scenario deployed = *match.scenario;
    for (CoinSetup& coin : deployed.coins) coin.at.reset();
    match.scenario = std::make_shared<const Scenario>(deployed);
    CHECK(english(army_name(match, 2)) == "Army of Hoplites (a2)");
}

TEST_CASE("without a plural an Army is counted") {
    Match match = rows();
    Scenario bare = *match.scenario;
    bare.sides[0].plurals.clear();
    match.scenario = std::make_shared<const Scenario>(bare);
    dissolve(match, 2);
    CHECK(english(army_name(match, 1)) == "Army of 2 \u00d7 Penny");
}

TEST_CASE("BX-7: crowned are the coins whose fall a goal counts by name; some of them end the battle") {
    Scenario battle = scenario(
        "Alexander quarter heads 10 10\n Craterus quarter heads 20 10\n h3 penny heads 5 5\n Darius quarter tails 10 "
        "20\n");
    Condition both = has_lost(Side::Heads, 0);
    both.named = {0, 1};
    battle.victory.goals[index(Side::Tails)] = both;
    Condition king = has_lost(Side::Tails, 0);
    king.named = {3};
    battle.victory.goals[index(Side::Heads)] = king;
    const Match match = table(battle);
    CHECK(crowned(*match.scenario) == std::vector<int>{0, 1, 3});
    CHECK(fall_ends_battle(match, 3));
    CHECK_FALSE(fall_ends_battle(match, 0));
    CHECK_FALSE(fall_ends_battle(match, 2));
}

TEST_CASE("BX-7: a goal that names more than four coins crowns none of them") {
    Scenario battle = scenario(row("t", 1, 5, "penny", 10, 20) + "h1 penny heads 10 10\n");
    Condition band = has_lost(Side::Tails, 3);
    band.named = {0, 1, 2, 3};
    battle.victory.goals[index(Side::Heads)] = band;
    CHECK(crowned(battle) == std::vector<int>{0, 1, 2, 3});
    battle.victory.goals[index(Side::Heads)]->named.push_back(4);
    CHECK(crowned(battle).empty());
}

TEST_CASE("Armies of both sides that would be called alike have their side's name") {
    Scenario battle = scenario(
        "h1 quarter heads 10 10\n h2 penny heads 10.859 10\n t1 quarter tails 10 20\n t2 penny tails 10.859 20\n");
    battle.sides[1].name = "Rome";
    Match match = table(battle);
    muster(match, std::vector<int>{0, 1}, 0);
    CHECK(english(army_name(match, 1)) == "Quarter's Army");
    muster(match, std::vector<int>{2, 3}, 2);
    CHECK(english(army_name(match, 1)) == "Quarter's Army (Heads)");
    CHECK(english(army_name(match, 2)) == "Quarter's Army (Rome)");
}
