// Accuracy as lichess defines it.

#include "game/coin_wars/analysis/accuracy.h"

#include <doctest/doctest.h>

using namespace analysis;

TEST_CASE("a turn that loses nothing is played to 100 %, one that loses everything to 0") {
    CHECK(accuracy_of_turn(0) == 100);
    CHECK(accuracy_of_turn(-0.2) == 100);
    CHECK(accuracy_of_turn(1) == 0);
}

TEST_CASE("the formula's own values") {
    // 103.1668 exp(-0.4354) - 3.1669 + 1
    CHECK(accuracy_of_turn(0.1) == doctest::Approx(64.58).epsilon(0.001));
    CHECK(accuracy_of_turn(0.3) == doctest::Approx(25.77).epsilon(0.001));
}

TEST_CASE("a battle's accuracy is the mean of the weighted and the harmonic mean") {
    CHECK(accuracy_of_battle({}) == 100);
    const std::vector<WeighedTurn> turns{{100, 1}, {50, 3}};
    CHECK(accuracy_of_battle(turns) == doctest::Approx((62.5 + 2 / (1 / 100.0 + 1 / 50.0)) / 2));
}

TEST_CASE("turns weigh more where the chance moves") {
    const std::vector<double> chances{0.5, 0.5, 0.5, 0.9, 0.1};
    const std::vector<double> weights = weights_of_turns(chances);
    REQUIRE(weights.size() == 4);
    CHECK(weights[0] == 0.5);
    CHECK(weights[3] == 12);
}
