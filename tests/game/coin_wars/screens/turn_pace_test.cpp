// A bot's turn takes at most seven seconds at normal speed, however much happens in it.

#include "game/coin_wars/screens/battle/turn_pace.h"

#include <doctest/doctest.h>

#include <vector>

namespace {

using screens::TurnPace;

constexpr double kFrame = 1.0 / 60;

// Shows a turn frame by frame: one action for each animation of this many seconds, after a look of 0.55 s. Returns the
// total seconds.
double shown(const std::vector<double>& animations) {
    TurnPace pace;
    int frames = 0, left = 10;
    const auto frame = [&] {
        pace.pass(kFrame);
        ++frames;
    };
    for (const double animation : animations) {
        pace.begin_command(left);
        for (double looked = 0; looked < pace.look(0.55); looked += kFrame) frame();
        for (double rest = animation; rest > 0;) {
            frame();
            const double haste = pace.haste(rest);
            rest = haste <= 0 ? 0 : rest - kFrame * haste;
        }
        left = left > 0 ? left - 1 : 0;
    }
    return frames * kFrame;
}

}  // namespace

TEST_CASE("ten moves, ten throws of dice, and a turn with many free commands fit into seven seconds") {
    const double max = TurnPace::kMax + 0.35;  // plus a frame for each command
    CHECK(shown(std::vector<double>(10, 1.4)) < max);
    CHECK(shown(std::vector<double>(10, 6.0)) < max);
    CHECK(shown(std::vector<double>(20, 2.0)) < max);
    CHECK(shown({30, 1, 30, 1}) < max);
}

TEST_CASE("what is short is shown at its own speed, and the first of many is not hurried away") {
    CHECK(shown({0.5}) > 0.5);
    CHECK(shown({0.5}) < 0.95);
    TurnPace pace;
    pace.begin_command(10);
    CHECK(pace.look(0.55) > 0.3);
    CHECK(pace.haste(0.5) == 1);
    CHECK(pace.haste(5) > 1);
    CHECK(pace.haste(5) < 2.5);
}

TEST_CASE("a new turn has all its time again") {
    TurnPace pace;
    pace.begin_command(0);
    pace.pass(TurnPace::kMax);
    pace.begin_command(0);
    CHECK(pace.haste(1) == 0);
    CHECK(pace.look(1) == 0);
    pace.begin_turn();
    pace.begin_command(0);
    CHECK(pace.haste(1) == 1);
}
