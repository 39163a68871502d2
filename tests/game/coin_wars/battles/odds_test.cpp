#include "game/coin_wars/battles/odds.h"

#include <doctest/doctest.h>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "tests/support/at_least.h"

using battles::OddsOfBattles;
using rules::Json;
namespace cw = rules::coin_wars;

namespace {

const battles::Library kLibrary(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");

}  // namespace

TEST_CASE("measured odds are read as they were written") {
    const OddsOfBattles odds{
        {"cannae", {"sergeant", 0, 200, {14, 181}, 8, battles::EvenWithout{cw::Side::Tails, {"t1"}}}},
        {"zama", {"general", 20'000, 100, {50, 30}, 11}}};
    const auto read = battles::odds_from_json(battles::to_json(odds), "odds.json");
    REQUIRE(read);
    CHECK(*read == odds);
    CHECK(odds.at("cannae").stronger() == cw::Side::Tails);
    CHECK(odds.at("cannae").percent(cw::Side::Tails) == 91);
    CHECK(odds.at("zama").stronger() == cw::Side::Heads);
}

TEST_CASE("what both sides win of a hundred battles adds up to no more") {
    const battles::MeasuredOdds odds{"general", 0, 200, {91, 109}, 8};
    CHECK(odds.percent(cw::Side::Tails) == 55);
    CHECK(odds.percent(cw::Side::Heads) == 45);
}

TEST_CASE("a side is called the stronger one only where the interval leaves half") {
    const battles::MeasuredOdds cannae{"general", 0, 60, {34, 26}, 8}, issus{"general", 0, 200, {174, 26}, 8};
    using Says = battles::MeasuredOdds::Says;
    CHECK(cannae.says() == Says::Even);
    CHECK(cannae.margin() == 12);
    CHECK(issus.says() == Says::Stronger);
    CHECK(issus.margin() == 5);
    CHECK(battles::MeasuredOdds{"general", 0, 60, {30, 30}, 8}.says() == Says::Even);
    // Draws count half: more wins alone make nobody the stronger one.
    CHECK(battles::MeasuredOdds{"general", 0, 40, {24, 14}, 8}.says() == Says::Undecided);
    // Too few battles to call it even.
    CHECK(battles::MeasuredOdds{"general", 0, 20, {10, 10}, 8}.says() == Says::Undecided);
}

TEST_CASE("Wilson's interval: all of few battles are no certainty") {
    const battles::MeasuredOdds all{"general", 0, 24, {0, 24}, 8};
    CHECK(all.share() == 1);
    CHECK(all.interval().low == doctest::Approx(0.862).epsilon(0.001));
    CHECK(all.interval().high == doctest::Approx(1));
    CHECK(all.middle() == 93);
    CHECK(all.margin() == 7);
}

TEST_CASE("a row that cannot be is named with its place") {
    const Json row{{"bot", "sergeant"}, {"battles", 10}, {"heads", 11}, {"tails", 0}, {"turns", 5}};
    const auto read =
        battles::odds_from_json({{"format", battles::kOddsFormat}, {"battles", {{"cannae", row}}}}, "odds.json");
    REQUIRE_FALSE(read);
    CHECK(read.error().front().pointer == "/battles/cannae/heads");
}

TEST_CASE("each level has odds of its own, and those of generals where it was not measured") {
    const OddsOfBattles sergeants = battles::load_odds(kLibrary, "sergeant"),
                        marshals = battles::load_odds(kLibrary, "marshal"), generals = battles::load_odds(kLibrary);
    CHECK(marshals == generals);
    CHECK(sergeants.size() == generals.size());
    CHECK(sergeants.at("hastings").bot == "sergeant");
    CHECK(generals.at("hastings").bot == "general");
}

TEST_CASE("every battle that ships is measured, and can be fought without the coins of its handicap") {
    const OddsOfBattles odds = battles::load_odds(kLibrary);
    const battles::Shelf shelf = battles::load_battles(kLibrary);
    CHECK(odds.size() == shelf.battles.size());
    for (const battles::Battle& battle : shelf.battles) {
        CAPTURE(battle.name);
        REQUIRE(odds.contains(battle.name));
        const auto& even = odds.at(battle.name).even_without;
        if (!even) continue;
        const auto weaker = cw::scenario_from_json(battles::without(battle.json, *even));
        REQUIRE(weaker);
        CHECK(weaker->coins.size() + even->coins.size() == battle.scenario.coins.size());
    }
}

// Results may be chance: a battle counts as even if its 95 % interval includes these bounds.
TEST_CASE("between generals every battle of history is about even, and few of its battles nobody wins") {
    const OddsOfBattles odds = battles::load_odds(kLibrary);
    for (const battles::Battle& battle : tests::at_least(25, battles::load_battles(kLibrary).battles)) {
        if (battle.year == 0) continue;
        CAPTURE(battle.name);
        REQUIRE(odds.contains(battle.name));
        const battles::MeasuredOdds& row = odds.at(battle.name);
        CHECK(row.bot == "general");
        CHECK(row.battles >= 20);
        CHECK(row.interval().low <= 0.58);
        CHECK(10 * (row.battles - row.wins[0] - row.wins[1]) <= row.battles);
    }
}
