// Compares slides by Box2D with closed-form measuring: the coin rests where measure says, within a slop of 0.02 in.

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/random.h"
#include "engine/measure/direction.h"
#include "engine/physics/slide.h"

using namespace physics;
using measure::Disc;

namespace {

constexpr double kTable = 14;

Vec2 random_direction(core::Random& random) { return measure::direction(static_cast<int>(random.below(3600)), 3600); }

Vec2 random_point(core::Random& random) {
    const double x = random.between(0.5, kTable - 0.5);
    const double y = random.between(0.5, kTable - 0.5);
    return {x, y};
}

std::vector<Vec2> random_ground(core::Random& random) {
    const Vec2 middle = random_point(random);
    const int corners = 3 + static_cast<int>(random.below(5));
    std::vector<Vec2> polygon;
    for (int i = 0; i < corners; ++i)
        polygon.push_back(middle + measure::direction(i, corners) * random.between(0.6, 2));
    return polygon;
}

// Places enemies and ground around a coin; every third time one enemy touches it or nearly so.
SlideSetup random_setup(core::Random& random) {
    SlideSetup setup;
    setup.table_width = setup.table_height = kTable;
    setup.edge = random.below(2) == 0 ? measure::kCardShort : measure::kCardLong;
    setup.coin.radius = random.between(0.35, 0.6);
    const double inside = setup.coin.radius;
    setup.coin.center.x = random.between(inside, kTable - inside);
    setup.coin.center.y = random.between(inside, kTable - inside);
    for (int i = 0; i < 8; ++i) {
        const Vec2 center = random_point(random);
        const Disc stop{center, random.between(0.35, 0.6)};
        if (gap(setup.coin, stop) > 0) setup.stops.push_back(stop);
    }
    if (random.below(3) == 0) {
        const double radius = random.between(0.35, 0.6);
        const double apart = random.between(-0.0015, 0.02);
        const Vec2 aside = random_direction(random);
        setup.stops.push_back({setup.coin.center + aside * (radius + setup.coin.radius + apart), radius});
    }
    const std::vector<Vec2> ground = random_ground(random);
    if (gap(setup.coin, ground) > 0) setup.ground.push_back(ground);
    const Vec2 along = random_direction(random);
    setup.to = setup.coin.center + along * random.between(0.1, 9);
    return setup;
}

double to_border(double at, double run, double radius) {
    if (run > 0) return std::max(0.0, (kTable - radius - at) / run);
    if (run < 0) return std::max(0.0, (at - radius) / -run);
    return 100;
}

// Returns how far a coin larger by `grown` slides, in closed form.
double measured(const SlideSetup& setup, Vec2 to, double grown) {
    const Disc coin{setup.coin.center, setup.coin.radius + grown};
    const Vec2 along = unit(to - coin.center);
    double way = std::min(distance(coin.center, to), setup.edge + 2 * setup.coin.radius);
    way = std::min(way, to_border(coin.center.x, along.x, coin.radius));
    way = std::min(way, to_border(coin.center.y, along.y, coin.radius));
    const Vec2 end = coin.center + along * way;
    for (const Disc& stop : setup.stops) way = std::min(way, sweep(coin, end, stop).value_or(way));
    for (const auto& ground : setup.ground) way = std::min(way, sweep(coin, end, ground).value_or(way));
    return way;
}

bool agrees(const SlideSetup& setup, Vec2 to, const Slide& slide) {
    return slide.travelled() > measured(setup, to, kSlop) - kSlop &&
           slide.travelled() < measured(setup, to, -kSlop) + kSlop;
}

}  // namespace

TEST_CASE("ten thousand slides rest where measure::sweep and the limits say") {
    core::Random random(71);
    int by_coin = 0, held = 0, at_limit = 0, apart = 0;
    for (int i = 0; i < 10000; ++i) {
        CAPTURE(i);
        const SlideSetup setup = random_setup(random);
        Slide slide(setup);
        for (int frame = 0; frame < 120 && !slide.at_rest(); ++frame) slide.step(1.0 / 60);
        REQUIRE(slide.at_rest());
        CHECK(agrees(setup, setup.to, slide));
        const Vec2 along = unit(setup.to - setup.coin.center);
        CHECK(distance(slide.position(), setup.coin.center + along * slide.travelled()) < kSlop);
        by_coin += slide.stopped_by() ? 1 : 0;
        held += slide.held() ? 1 : 0;
        at_limit += slide.at_limit() ? 1 : 0;
        apart += std::abs(slide.travelled() - measured(setup, setup.to, 0)) > kSlop ? 1 : 0;
    }
    MESSAGE("10000 slides: " << held << " held by contact, " << by_coin << " of them by a coin, " << at_limit
                             << " at the card's end; " << apart << " farther along than the slop, grazing");
    CHECK(by_coin > 1000);
    CHECK(held - by_coin > 1000);
    CHECK(at_limit > 1000);
}

TEST_CASE("turning the card about the start ends where a fresh slide ends") {
    core::Random random(72);
    for (int i = 0; i < 500; ++i) {
        CAPTURE(i);
        const SlideSetup setup = random_setup(random);
        Slide slide(setup);
        for (int turn = 0; turn < 6; ++turn) {
            const Vec2 along = random_direction(random);
            const Vec2 cursor = setup.coin.center + along * random.between(0.1, 9);
            slide.aim(cursor);
            slide.step(random.between(0, 0.2));
            slide.aim(cursor);
            slide.finish();
            REQUIRE(slide.at_rest());
            CHECK(agrees(setup, cursor, slide));
        }
    }
}
