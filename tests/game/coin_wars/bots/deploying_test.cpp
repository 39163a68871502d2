// Setting up: whatever a bot has in its hand comes to lie in its zone, close enough to form Armies.

#include <doctest/doctest.h>

#include "playing.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

// Deployed by both, with the battle's first turn begun.
Match deployed(const Scenario& battle, std::uint64_t seed) {
    Match match = begin(std::make_shared<const Scenario>(battle));
    const auto one = bot("sergeant"), other = bot("recruit");
    core::Random random(seed);
    kit::FairHand hand;
    for (int i = 0; i < 400 && match.phase != Phase::Play && match.phase != Phase::Over; ++i) {
        const Side side = bots::is_asked(match, Side::Heads) ? Side::Heads : Side::Tails;
        const auto command = (side == Side::Heads ? *one : *other).next(match, side, random);
        REQUIRE(command);
        const auto refusal = CoinWars::check(match, *command);
        REQUIRE_MESSAGE(!refusal, CoinWars::to_json(*command).dump());
        CoinWars::apply(match, *command, random, hand);
    }
    return match;
}

std::string in_hand(const std::string& letter, int first, int count, const std::string& type, const std::string& side) {
    std::string lines;
    for (int i = first; i < first + count; ++i) lines += letter + std::to_string(i) + " " + type + " " + side + "\n";
    return lines;
}

}  // namespace

TEST_CASE("forty coins of several types are laid in the zone, and most of them in Armies") {
    const std::string coins = in_hand("h", 1, 20, "nickel", "heads") + in_hand("h", 21, 3, "quarter", "heads") +
                              in_hand("h", 24, 17, "penny", "heads") + in_hand("t", 1, 12, "dime", "tails");
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        CAPTURE(seed);
        const Match match = deployed(scenario(coins), seed);
        CHECK(match.phase == Phase::Play);
        int in_armies = 0;
        for (int i = 0; i < match.count(); ++i) {
            CHECK(match.on_table(i));
            in_armies += match.in_army(i);
        }
        CHECK(in_armies >= 40);
    }
}

TEST_CASE("a narrow zone with ground in it is filled coin by coin") {
    Scenario battle = scenario(in_hand("h", 1, 9, "quarter", "heads") + in_hand("t", 1, 3, "penny", "tails"));
    battle.sides[0].zone = {{2, 0}, {8, 0}, {8, 3}, {2, 3}};
    battle.terrain.push_back({"Rock", Ground::Impassable, {{4, 0}, {5, 0}, {5, 1}, {4, 1}}});
    CHECK(deployed(battle, 1).phase == Phase::Play);
}

TEST_CASE("who finds no place for a coin concedes") {
    Scenario battle = scenario(in_hand("h", 1, 9, "quarter", "heads") + in_hand("t", 1, 3, "penny", "tails"));
    battle.sides[0].zone = {{2, 0}, {4, 0}, {4, 2}, {2, 2}};
    const Match match = deployed(battle, 1);
    REQUIRE(match.outcome);
    CHECK(match.outcome->by == "concede");
    CHECK(match.outcome->winner == Side::Tails);
}
