#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/physics/toss.h"
#include "engine/physics/tumble.h"

using namespace physics;

namespace {

bool is_flat(double flip) { return std::abs(std::remainder(flip, std::numbers::pi)) < 1e-9; }

Up face_of(const TossSample& sample) { return std::cos(sample.flip) > 0 ? Up::Front : Up::Back; }

bool lies_in_tray(const TossSetup& setup, Vec2 p, double slack) {
    const double room = setup.coin.radius - slack;
    return p.x > setup.low.x + room && p.x < setup.high.x - room && p.y > setup.low.y + room &&
           p.y < setup.high.y - room;
}

}  // namespace

TEST_CASE("Keller: upward speed gives the time of flight, spin the half-turns before the first touch") {
    const TumbleSetup setup{.radius = 0.375, .height = 0.375, .upward = 96.52, .spin = 62.83, .flip = 0};
    Tumble coin(setup);
    double time = 0;
    while (coin.step(1.0 / 1920) == 0) time += 1.0 / 1920;
    CHECK(time == doctest::Approx(2 * 96.52 / 386.09).epsilon(0.02));
    CHECK(coin.flip() == doctest::Approx(62.83 * time).epsilon(0.02));
}

TEST_CASE("a tumbling coin loses height from bounce to bounce and lies flat in the end") {
    Tumble coin({.radius = 0.5, .height = 6, .upward = 90, .spin = 60, .flip = 0});
    double time = 0;
    while (!coin.flat() && time < 5) {
        coin.step(1.0 / 1920);
        CHECK(coin.clearance() > -1e-9);
        time += 1.0 / 1920;
    }
    CHECK(coin.flat());
    CHECK(coin.lift() == 0);
    CHECK(is_flat(coin.flip()));
    CHECK(coin.step(1) == 0);
}

TEST_CASE("a toss: the same source gives the same toss, it starts in the hand and rests flat in the tray") {
    TossSetup setup;
    setup.resting = {{{4, 5}, 0.5}, {{3, 5.5}, 0.4}, {{5, 6}, 0.6}};
    core::Random random(5), same(5);
    for (int i = 0; i < 300; ++i) {
        CAPTURE(i);
        const Trajectory toss = physics::toss(setup, random);
        const Trajectory again = physics::toss(setup, same);
        REQUIRE(toss.samples.size() == again.samples.size());
        REQUIRE(toss.samples.back().position == again.samples.back().position);
        REQUIRE(random == same);

        REQUIRE(toss.samples.front().position == setup.coin.center);
        REQUIRE(toss.samples.front().lift > 5);
        const TossSample& end = toss.samples.back();
        REQUIRE(end.lift == 0);
        REQUIRE(is_flat(end.flip));
        REQUIRE(face_of(end) == toss.up);
        REQUIRE(toss.seconds() < 4);
        for (const TossSample& sample : toss.samples) REQUIRE(lies_in_tray(setup, sample.position, 0.02));
        for (const auto& other : setup.resting) REQUIRE(gap({end.position, setup.coin.radius}, other) > -0.02);
    }
}

TEST_CASE("a toss is heard: impacts in the order of time, the first at the end of the flight") {
    core::Random random(6);
    bool wall = false, coin = false;
    TossSetup setup;
    setup.high = {8, 6};
    setup.resting = {{{4.7, 5.2}, 0.5}};
    for (int i = 0; i < 200; ++i) {
        const Trajectory toss = physics::toss(setup, random);
        REQUIRE_FALSE(toss.impacts.empty());
        const auto table = std::find_if(toss.impacts.begin(), toss.impacts.end(),
                                        [](const Impact& impact) { return impact.what == Struck::Table; });
        REQUIRE(table != toss.impacts.end());
        REQUIRE(table->time > 0.35);
        REQUIRE(table->time < 0.7);
        REQUIRE(std::is_sorted(toss.impacts.begin(), toss.impacts.end(),
                               [](const Impact& a, const Impact& b) { return a.time < b.time; }));
        for (const Impact& impact : toss.impacts) {
            REQUIRE(impact.speed > 0);
            REQUIRE(impact.time <= toss.seconds());
            wall = wall || impact.what == Struck::Wall;
            coin = coin || impact.what == Struck::Coin;
        }
    }
    CHECK(wall);
    CHECK(coin);
}

TEST_CASE("a trajectory is read between its samples and holds its end") {
    Trajectory trajectory;
    trajectory.samples = {{{0, 0}, 1, 0, 0}, {{1, 2}, 3, 4, 5}};
    const TossSample half = trajectory.at(0.5 / kSamplesASecond);
    CHECK(half.position == Vec2{0.5, 1});
    CHECK(half.lift == 2);
    CHECK(half.flip == 2);
    CHECK(half.yaw == 2.5);
    CHECK(trajectory.at(9).position == Vec2{1, 2});
    CHECK(trajectory.at(-1).position == Vec2{0, 0});
}

TEST_CASE("both faces come up equally often: 20,000 tosses within three sigma, read from the last sample") {
    core::Random random(2024);
    const TossSetup setup;
    int fronts = 0, unturned = 0;
    constexpr int kTosses = 20000;
    for (int i = 0; i < kTosses; ++i) {
        const Trajectory toss = physics::toss(setup, random);
        REQUIRE(face_of(toss.samples.back()) == toss.up);
        REQUIRE(is_flat(toss.samples.back().flip));
        fronts += toss.up == Up::Front ? 1 : 0;
        unturned += toss.up == face_of(toss.samples.front()) ? 1 : 0;
    }
    const double sigma = std::sqrt(kTosses * 0.25);
    CHECK(std::abs(fronts - kTosses / 2) < 3 * sigma);
    // The coin's face in the hand hardly influences the result.
    CHECK(std::abs(unturned - kTosses / 2) < 0.03 * kTosses);
}

TEST_CASE("coins tossed together come to rest beside each other, wherever they were pushed") {
    core::Random random(9);
    physics::Tray tray{{0, 0}, {7, 4}, {{{6.2, 3.2}, 0.4}}};
    for (int round = 0; round < 12; ++round) {
        std::vector<physics::CoinThrow> throws;
        for (int i = 0; i < 14; ++i) throws.push_back({{{1 + 0.35 * i, 0.6}, 0.42}, {3.5, 2.2}, 0.1 * i});
        const auto ways = physics::toss(throws, tray, random);
        REQUIRE(ways.size() == throws.size());
        std::vector<measure::Disc> lying = tray.resting;
        for (const Trajectory& way : ways) {
            CHECK(way.samples.size() == ways.front().samples.size());
            const measure::Disc disc{way.samples.back().position, 0.42};
            for (const measure::Disc& other : lying) CHECK(measure::gap(disc, other) >= -0.01);
            CHECK(disc.center.x >= 0.42 - 0.01);
            CHECK(disc.center.y <= 4 - 0.42 + 0.01);
            const double flip = way.samples.back().flip / std::numbers::pi;
            CHECK(std::abs(flip - std::round(flip)) < 1e-6);
            lying.push_back(disc);
        }
    }
}
