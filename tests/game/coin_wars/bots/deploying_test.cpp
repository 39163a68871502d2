// Setting up: a bot's hand ends up in its zone, close enough to form Armies.

#include <doctest/doctest.h>

#include "playing.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

// Deployed by both sides, at the start of the battle's first turn.
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

namespace {

// A general's set-up for Heads, with that many threads; every command must be legal.
Match set_up_by_general(const Scenario& battle, int workers, std::uint64_t seed) {
    Match match = begin(std::make_shared<const Scenario>(battle));
    const auto general = bot("general", {.work = 75000, .workers = workers}), sergeant = bot("sergeant");
    core::Random random(seed), others(seed + 1);
    kit::FairHand hand;
    for (int i = 0; i < 400 && match.phase != Phase::Play && match.phase != Phase::Over; ++i) {
        const Side side = bots::is_asked(match, Side::Heads) ? Side::Heads : Side::Tails;
        const auto command =
            side == Side::Heads ? general->next(match, side, random) : sergeant->next(match, side, others);
        REQUIRE(command);
        REQUIRE_MESSAGE(!CoinWars::check(match, *command), CoinWars::to_json(*command).dump());
        CoinWars::apply(match, *command, side == Side::Heads ? random : others, hand);
    }
    return match;
}

}  // namespace

TEST_CASE("a general chooses how to set up: legal, the same with one thread and with two") {
    Scenario narrow = scenario(in_hand("h", 1, 9, "quarter", "heads") + in_hand("t", 1, 3, "penny", "tails"));
    narrow.sides[0].zone = {{2, 0}, {8, 0}, {8, 3}, {2, 3}};
    narrow.terrain.push_back({"Rock", Ground::Impassable, {{4, 0}, {5, 0}, {5, 1}, {4, 1}}});
    const std::string coins = in_hand("h", 1, 12, "nickel", "heads") + in_hand("h", 13, 2, "quarter", "heads") +
                              in_hand("t", 1, 8, "dime", "tails") + in_hand("t", 9, 10, "penny", "tails");
    for (const Scenario& battle : {narrow, scenario(coins)})
        for (const std::uint64_t seed : {1, 2, 3}) {
            CAPTURE(seed);
            const Match one = set_up_by_general(battle, 1, seed), two = set_up_by_general(battle, 2, seed);
            CHECK(one.phase == Phase::Play);
            CHECK(CoinWars::hash(one) == CoinWars::hash(two));
        }
}

TEST_CASE("a general without room for a coin concedes, and one who is stopped sets up nevertheless") {
    Scenario none = scenario(in_hand("h", 1, 9, "quarter", "heads") + in_hand("t", 1, 3, "penny", "tails"));
    none.sides[0].zone = {{2, 0}, {4, 0}, {4, 2}, {2, 2}};
    CHECK(set_up_by_general(none, 1, 1).phase == Phase::Over);
    Match match = begin(std::make_shared<const Scenario>(
        scenario(in_hand("h", 1, 9, "dime", "heads") + in_hand("t", 1, 3, "penny", "tails"))));
    match.phase = Phase::Deploy;
    match.side = Side::Heads;
    bots::Thinking thinking;
    thinking.stop = true;
    core::Random random(1);
    const auto command = bot("general")->next(match, Side::Heads, random, &thinking);
    REQUIRE(command);
    CHECK_FALSE(CoinWars::check(match, *command));
}

TEST_CASE("a general with nothing in hand does not think about how to set up") {
    Match match = begin(std::make_shared<const Scenario>(
        scenario(in_hand("h", 1, 1, "dime", "heads") + in_hand("t", 1, 1, "penny", "tails"))));
    match.phase = Phase::Deploy;
    match.side = Side::Heads;
    bots::Thinking thinking;
    core::Random random(1);
    kit::FairHand hand;
    const auto place = bot("general", {.work = 75000, .workers = 1})->next(match, Side::Heads, random, &thinking);
    REQUIRE(place);
    CHECK(thinking.done > 0);
    CoinWars::apply(match, *place, random, hand);
    thinking.done = 0;
    const auto ready = bot("general", {.work = 75000, .workers = 1})->next(match, Side::Heads, random, &thinking);
    REQUIRE(ready);
    CHECK(holds_alternative<rules::coin_wars::Ready>(*ready));
    CHECK(thinking.done == 0);
}
