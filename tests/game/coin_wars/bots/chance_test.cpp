// The chance to win: requirements for every position. tests/bench measures how well it predicts.

#include "game/coin_wars/bots/chance.h"

#include <doctest/doctest.h>

#include "tests/support/table_text.h"

using namespace tests;
using bots::chance;
using bots::foreseen_chance;

namespace {

const char* const kMirrored = R"(
    h1 quarter heads 10 4
    h2 nickel heads 14 4
    t1 quarter tails 10 18
    t2 nickel tails 14 18
)";

}  // namespace

TEST_CASE("the chances of both sides make one") {
    const Match match = table(kMirrored);
    CHECK(chance(match, Side::Heads) + chance(match, Side::Tails) == doctest::Approx(1));
    CHECK(foreseen_chance(match, Side::Heads) + foreseen_chance(match, Side::Tails) == doctest::Approx(1));
}

TEST_CASE("equals have about the same chance") { CHECK(std::abs(chance(table(kMirrored), Side::Heads) - 0.5) < 0.1); }

TEST_CASE("whoever has more that fights has the better chance") {
    const Match match = table(R"(
        h1 dime heads 8 8
        h2 dime heads 16 8
        t1 penny tails 8 12
        t2 penny tails 16 12
    )");
    CHECK(chance(match, Side::Heads) > 0.55);
    CHECK(foreseen_chance(match, Side::Heads) > 0.7);
}

TEST_CASE("what is decided is certain, and before the battle nothing is") {
    Match match = table(kMirrored);
    match.phase = Phase::Over;
    match.outcome = Outcome{Side::Tails, "elimination"};
    CHECK(chance(match, Side::Heads) == 0);
    CHECK(foreseen_chance(match, Side::Tails) == 1);
    match.outcome = Outcome{std::nullopt, "agreement"};
    CHECK(chance(match, Side::Heads) == 0.5);
    match.phase = Phase::Deploy;
    CHECK(chance(match, Side::Heads) == 0.5);
}

TEST_CASE("the same position says the same") {
    const Match match = table(kMirrored);
    CHECK(foreseen_chance(match, Side::Heads) == foreseen_chance(match, Side::Heads));
}

TEST_CASE("the chance by turns is no saw") {
    for (const double even : bots::evened_out(std::vector{0.3, 0.7, 0.3, 0.7}, false))
        CHECK(even == doctest::Approx(0.5));
    CHECK(bots::evened_out(std::vector{0.3, 0.7, 0.3, 0.7, 0.0}, true).back() == 0);
    CHECK(bots::evened_out(std::vector{0.4}, false) == std::vector{0.4});
    CHECK(bots::evened_out({}, true).empty());
}
