#include <doctest/doctest.h>

#include "random_table.h"

using namespace measure;

namespace {

const std::vector<Vec2> kCard{{0, 0}, {4, 0}, {4, 4}, {0, 4}};

Vec2 towards(Vec2 from, Vec2 to, double travelled) { return from + unit(to - from) * travelled; }

// Checks that the gap is never clearly below 0 on the way and 0 where the sweep ends.
template <class Obstacle>
void check_sweep(const Disc& moving, Vec2 to, const Obstacle& obstacle) {
    if (gap(moving, obstacle) <= 0) return;
    const std::optional<double> hit = sweep(moving, to, obstacle);
    const double way = hit.value_or(distance(moving.center, to));
    REQUIRE(way <= distance(moving.center, to));
    for (int step = 0; step <= 40; ++step) {
        const Disc there{towards(moving.center, to, way * step / 40), moving.radius};
        REQUIRE(gap(there, obstacle) >= -1.1e-9);
    }
    if (hit) REQUIRE(std::abs(gap(Disc{towards(moving.center, to, *hit), moving.radius}, obstacle)) < 1e-9);
}

}  // namespace

TEST_CASE("X-21: a Dime goes 5 in, an enemy's rim is 2 in ahead, head-on: it stops after 2 in") {
    const Disc dime{{0, 0}, 0.3525};
    const Disc enemy{{2 + 0.3525 + 0.375, 0}, 0.375};
    const auto hit = sweep(dime, {5, 0}, enemy);
    REQUIRE(hit);
    CHECK(*hit == doctest::Approx(2).epsilon(1e-12));
}

TEST_CASE("sweep: hit, miss, too short, tangential, receding") {
    const Disc coin{{0, 0}, 0.5};
    const Disc stop{{3, 0}, 0.5};
    struct Row {
        const char* what;
        Vec2 to;
        Disc obstacle;
        std::optional<double> expected;
    };
    const Row rows[]{
        {"head-on", {5, 0}, stop, 2.0},
        {"its way ends at the rim", {2, 0}, stop, 2.0},
        {"its way ends before it", {1.999, 0}, stop, {}},
        {"away from it", {-5, 0}, stop, {}},
        {"past it", {5, 0}, {{3, 2}, 0.5}, {}},
        {"tangential", {5, 0}, {{3, 1}, 0.5}, {}},
        {"a little deeper than tangential", {5, 0}, {{3, 0.8}, 0.5}, 3 - 0.6},
        {"no way at all", {0, 0}, stop, {}},
    };
    for (const Row& row : rows) {
        const auto hit = sweep(coin, row.to, row.obstacle);
        CHECK_MESSAGE(hit.has_value() == row.expected.has_value(), row.what);
        if (hit && row.expected) CHECK_MESSAGE(*hit == doctest::Approx(*row.expected).epsilon(1e-12), row.what);
    }
}

TEST_CASE("R-7: in contact at the start, only a way that closes the gap is stopped") {
    const Disc coin{{0, 0}, 0.5};
    for (const double depth : {0.0, 0.002, 0.4}) {
        const Disc enemy{{1 - depth, 0}, 0.5};
        CHECK(sweep(coin, {5, 0}, enemy) == 0.0);
        CHECK(sweep(coin, {1, 3}, enemy) == 0.0);
        CHECK(closes(coin, {1, 3}, enemy));
        CHECK_FALSE(sweep(coin, {0, 3}, enemy));
        CHECK_FALSE(closes(coin, {0, 3}, enemy));
        CHECK_FALSE(sweep(coin, {-1, 3}, enemy));
    }
    // A gap that counts as touching by R-6 is still a gap: only 0 stops.
    CHECK(*sweep(coin, {5, 0}, Disc{{1.02, 0}, 0.5}) == doctest::Approx(0.02));
}

TEST_CASE("sweep: against a segment") {
    const Segment wall{{0, 0}, {4, 0}};
    CHECK(*sweep(Disc{{2, 3}, 1}, {2, -3}, wall) == doctest::Approx(2));
    CHECK(*sweep(Disc{{2, -3}, 1}, {2, 3}, wall) == doctest::Approx(2));
    CHECK(*sweep(Disc{{-3, 0}, 1}, {9, 0}, wall) == doctest::Approx(2));
    CHECK(*sweep(Disc{{7, 0}, 1}, {-9, 0}, wall) == doctest::Approx(2));
    CHECK(*sweep(Disc{{-3, 0.6}, 1}, {9, 0.6}, wall) == doctest::Approx(2.2));
    CHECK_FALSE(sweep(Disc{{-3, 1}, 1}, {9, 1}, wall));
    CHECK_FALSE(sweep(Disc{{2, 3}, 1}, {2, 9}, wall));
    CHECK(*sweep(Disc{{2, 3}, 1}, {2, 0}, Segment{{2, 0}, {2, 0}}) == doctest::Approx(2));
}

TEST_CASE("sweep: a coin that lies at ground, even a hair inside, slides along it") {
    for (const double depth : {0.0, 1.0 / 1024, 0.002}) {
        const Disc coin{{1, 4.5 - depth}, 0.5};
        CHECK_FALSE(sweep(coin, {3, 4.5 - depth}, kCard));
        CHECK_FALSE(sweep(coin, {9, 4.5 - depth}, kCard));
        CHECK_FALSE(sweep(coin, {-9, 4.5 - depth}, kCard));
        CHECK_FALSE(sweep(coin, {1, 9}, kCard));
        CHECK(sweep(coin, {1, 0}, kCard) == 0.0);
        CHECK(sweep(coin, {3, 4.4}, kCard) == 0.0);
        CHECK(closes(coin, {3, 4.4}, kCard));
        CHECK_FALSE(closes(coin, {3, 4.6}, kCard));
    }
}

TEST_CASE("sweep: from inside ground only the way out is free") {
    const Disc coin{{3, 2}, 0.5};
    CHECK_FALSE(sweep(coin, {9, 2}, kCard));
    CHECK(sweep(coin, {2, 2}, kCard) == 0.0);
}

TEST_CASE("sweep: it ends at gap 0 and overlaps nowhere before, 30,000 random ways") {
    core::Random random(21);
    for (int i = 0; i < 10000; ++i) {
        CAPTURE(i);
        const Disc moving = random_disc(random, 10);
        const Vec2 to = random_point(random, 10);
        check_sweep(moving, to, random_disc(random, 10));
        check_sweep(moving, to, random_segment(random, 10));
        const Vec2 middle = random_point(random, 10);
        const double size = random.between(0.5, 3);
        check_sweep(moving, to, random_polygon(random, middle, size));
    }
}

TEST_CASE("sweep: a turned and mirrored table gives the same way") {
    core::Random random(22);
    for (int i = 0; i < 20000; ++i) {
        CAPTURE(i);
        const Disc moving = random_disc(random, 10);
        const Vec2 to = random_point(random, 10);
        const Segment wall = random_segment(random, 10);
        const double angle = random.between(0, 6.3);
        const auto place = [angle](Vec2 p) {
            const Vec2 t = turned(p, angle);
            return Vec2{-t.x, t.y};
        };
        const auto hit = sweep(moving, to, wall);
        const auto other =
            sweep({place(moving.center), moving.radius}, place(to), Segment{place(wall.b), place(wall.a)});
        REQUIRE(hit.has_value() == other.has_value());
        if (hit) REQUIRE(std::abs(*hit - *other) < 1e-6);
    }
}
