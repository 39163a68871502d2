// Luck is separated from decisions by all possible results of the dice.

#include "game/coin_wars/analysis/throws.h"

#include <doctest/doctest.h>

#include "game/coin_wars/bots/chance.h"
#include "game/kit/session/recorded_hand.h"
#include "tests/support/table_text.h"

using namespace tests;
using rules::coin_wars::CoinWars;

namespace {

constexpr int kSides = 4;

// Two coins touch, and each rolls a die.
Match with_dice() {
    Scenario battle = scenario(R"(
        h1 nickel heads 10 10
        h2 nickel heads 20 10
        t1 nickel tails 10.85 10
        t2 nickel tails 20 16
    )");
    battle.advanced.dice = kSides;
    return table(battle);
}

const Command kBlow = Attack{{"h1"}, {"t1"}};

}  // namespace

TEST_CASE("what is expected is the average of all that the dice can show") {
    const Match before = with_dice();
    REQUIRE_FALSE(CoinWars::check(before, kBlow));
    double sum = 0;
    int outcomes = 0;
    for (int shown = 0; shown < kSides * kSides * kSides * kSides; ++shown) {
        std::vector<rules::Answer> dice;
        for (int die = 0, rest = shown; die < 4; ++die, rest /= kSides)
            dice.push_back(rules::Roll{kSides, 1 + rest % kSides});
        Match after = before;
        core::Random random(1);
        rules::RecordedHand hand(dice);
        CoinWars::apply(after, kBlow, random, hand);
        sum += bots::chance(after, Side::Heads);
        ++outcomes;
    }
    CHECK(sum / outcomes == doctest::Approx(analysis::expected_chance(before, kBlow, Side::Heads)));
}

TEST_CASE("the best throw is good luck for who throws it, and bad luck for the other") {
    const Match before = with_dice();
    Match after = before;
    core::Random random(1);
    rules::RecordedHand hand(
        {rules::Roll{kSides, 4}, rules::Roll{kSides, 1}, rules::Roll{kSides, 1}, rules::Roll{kSides, 4}});
    CoinWars::apply(after, kBlow, random, hand);
    const double luck = analysis::luck(before, kBlow, after, Side::Heads);
    CHECK(luck > 0.01);
    CHECK(analysis::luck(before, kBlow, after, Side::Tails) == doctest::Approx(-luck));
}

TEST_CASE("without a throw there is no luck") {
    const Match before = with_dice();
    Match after = before;
    core::Random random(1);
    rules::RecordedHand hand({});
    const Command move = Move{{"h2"}, {20, 11}};
    REQUIRE_FALSE(CoinWars::check(before, move));
    CoinWars::apply(after, move, random, hand);
    CHECK(analysis::luck(before, move, after, Side::Heads) == 0);
}
