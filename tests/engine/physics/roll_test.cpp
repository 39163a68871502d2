#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "engine/physics/roll.h"

using namespace physics;

TEST_CASE("R-30: every die shows every number equally often, and what is read is what lies up") {
    for (const int sides : {4, 6, 8, 10, 12, 20}) {
        CAPTURE(sides);
        core::Random random(30);
        RollSetup setup;
        setup.sides = sides;
        std::vector<int> counts(sides, 0);
        const int rolls = 300 * sides;
        int changed = 0;
        for (int i = 0; i < rolls; ++i) {
            const RollTrajectory roll = physics::roll(setup, random);
            REQUIRE(roll.sides == sides);
            REQUIRE(roll.shown >= 1);
            REQUIRE(roll.shown <= sides);
            REQUIRE(roll.samples.back().shown == roll.shown);
            ++counts[roll.shown - 1];
            changed += roll.samples.front().shown != roll.shown;
        }
        // Chi squared with sides - 1 degrees of freedom, about five standard deviations over its mean.
        double chi = 0;
        for (const int count : counts) chi += (count - 300.0) * (count - 300.0) / 300;
        CHECK(chi < sides - 1 + 5 * std::sqrt(2.0 * (sides - 1)));
        CHECK(changed > rolls / 2);
    }
}

TEST_CASE("R-39: the same source gives the same roll; it starts in the hand and rests in the tray") {
    RollSetup setup;
    setup.high = {8, 6};
    setup.resting = {{{4, 5}, 0.5}, {{3, 5.5}, 0.4}};
    core::Random random(7), same(7);
    bool wall = false, coin = false;
    for (int i = 0; i < 300; ++i) {
        CAPTURE(i);
        const RollTrajectory roll = physics::roll(setup, random);
        const RollTrajectory again = physics::roll(setup, same);
        REQUIRE(random == same);
        REQUIRE(roll.shown == again.shown);
        REQUIRE(roll.samples.size() == again.samples.size());
        REQUIRE(roll.samples.back().position == again.samples.back().position);
        REQUIRE(roll.samples.front().position == setup.from);
        REQUIRE(roll.samples.front().lift > 4);
        REQUIRE(roll.samples.back().lift == 0);
        REQUIRE(roll.seconds() > 0.4);
        REQUIRE(roll.seconds() < 5);
        for (const RollSample& sample : roll.samples) {
            REQUIRE(sample.lift >= 0);
            REQUIRE(sample.position.x > setup.low.x + 0.1);
            REQUIRE(sample.position.x < setup.high.x - 0.1);
            REQUIRE(sample.position.y > setup.low.y + 0.1);
            REQUIRE(sample.position.y < setup.high.y - 0.1);
        }
        REQUIRE(std::is_sorted(roll.impacts.begin(), roll.impacts.end(),
                               [](const Impact& a, const Impact& b) { return a.time < b.time; }));
        for (const Impact& impact : roll.impacts) {
            wall = wall || impact.what == Struck::Wall;
            coin = coin || impact.what == Struck::Coin;
        }
    }
    CHECK(wall);
    CHECK(coin);
}

TEST_CASE("R-30: a die never comes to rest on another one") {
    core::Random random(5);
    double nearest = 100;
    for (int i = 0; i < 200; ++i) {
        RollSetup setup;
        for (int k = 0; k < 4; ++k) {
            const RollTrajectory roll = physics::roll(setup, random);
            const core::Vec2 at = roll.samples.back().position;
            for (const measure::Disc& other : setup.dice) nearest = std::min(nearest, core::distance(at, other.center));
            setup.dice.push_back({at, setup.size / 2});
        }
    }
    // At least half of each die's width apart.
    CHECK(nearest > 0.45);
}

TEST_CASE("a roll is read between its samples and holds its end") {
    RollTrajectory roll;
    roll.samples = {{{0, 0}, 2, 0, 3}, {{1, 2}, 0, 4, 5}};
    const RollSample half = roll.at(0.5 / kSamplesASecond);
    CHECK(half.position == Vec2{0.5, 1});
    CHECK(half.lift == 1);
    CHECK(half.angle == 2);
    CHECK(half.shown == 3);
    CHECK(roll.at(9).shown == 5);
    CHECK(roll.at(-1).position == Vec2{0, 0});
}
