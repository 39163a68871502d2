#include <doctest/doctest.h>

#include "random_table.h"

using namespace measure;

namespace {

const std::vector<Vec2> kSquare{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
// A U, open at the top, with a notch 2 wide.
const std::vector<Vec2> kNotch{{0, 0}, {6, 0}, {6, 4}, {4, 4}, {4, 1}, {2, 1}, {2, 4}, {0, 4}};

}  // namespace

TEST_CASE("gap: between two coins, from rim to rim") {
    CHECK(gap(Disc{{0, 0}, 0.5}, Disc{{3, 0}, 0.5}) == 2.0);
    CHECK(gap(Disc{{0, 0}, 0.5}, Disc{{3, 4}, 1}) == 3.5);
    CHECK(gap(Disc{{0, 0}, 0.5}, Disc{{0.75, 0}, 0.5}) == -0.25);
}

TEST_CASE("gap: to a segment beside it and over its ends") {
    const Segment segment{{0, 0}, {4, 0}};
    CHECK(gap(Disc{{2, 3}, 1}, segment) == 2.0);
    CHECK(gap(Disc{{2, -3}, 1}, segment) == 2.0);
    CHECK(gap(Disc{{7, 4}, 1}, segment) == 4.0);
    CHECK(gap(Disc{{2, 0}, 1}, segment) == -1.0);
    CHECK(gap(Disc{{3, 4}, 1}, Segment{{0, 0}, {0, 0}}) == 4.0);
}

TEST_CASE("gap: to a polygon from outside, across the border and from inside") {
    CHECK(gap(Disc{{7, 2}, 1}, kSquare) == 2.0);
    CHECK(gap(Disc{{7, 8}, 1}, kSquare) == 4.0);
    CHECK(gap(Disc{{4.5, 2}, 1}, kSquare) == -0.5);
    CHECK(gap(Disc{{3, 2}, 0.5}, kSquare) == -1.5);
    CHECK(gap(Disc{{3, 3}, 0.5}, kNotch) == 0.5);
}

TEST_CASE("R-6: touching is 0.02 in, with 1/1024 in tolerance") {
    const Disc coin{{0, 0}, 0.5};
    CHECK(touching(coin, {{1, 0}, 0.5}));
    CHECK(touching(coin, {{1.02, 0}, 0.5}));
    CHECK(touching(coin, {{1.0209, 0}, 0.5}));
    CHECK_FALSE(touching(coin, {{1.0211, 0}, 0.5}));
}

TEST_CASE("gap is symmetric to the last bit and does not depend on how the table is turned") {
    core::Random random(11);
    for (int i = 0; i < 20000; ++i) {
        const Disc a = random_disc(random, 20);
        const Disc b = random_disc(random, 20);
        REQUIRE(gap(a, b) == gap(b, a));
        const double angle = random.between(0, 6.3);
        const Disc c{turned(a.center, angle), a.radius};
        const Disc d{turned(b.center, angle), b.radius};
        REQUIRE(gap(c, d) == doctest::Approx(gap(a, b)).epsilon(1e-9));
    }
}

TEST_CASE("inside: a corner counts once, the border belongs to the polygon") {
    for (const Vec2 p : {Vec2{1, 1}, Vec2{0, 0}, Vec2{4, 2}, Vec2{2, 4}, Vec2{2, 0}}) CHECK(inside(kSquare, p));
    for (const Vec2 p : {Vec2{-1, 0}, Vec2{-1, 4}, Vec2{5, 0}, Vec2{2, 4.001}}) CHECK_FALSE(inside(kSquare, p));
    CHECK(inside(kNotch, Vec2{1, 3}));
    CHECK(inside(kNotch, Vec2{3, 0.5}));
    CHECK_FALSE(inside(kNotch, Vec2{3, 3}));
    CHECK_FALSE(inside(kNotch, Vec2{-1, 1}));
}

TEST_CASE("R-1: a disc wholly inside, R-38's tolerance at the border") {
    CHECK(inside(kSquare, Disc{{0.5, 0.5}, 0.5}));
    CHECK(inside(kSquare, Disc{{0.5 - 1.0 / 1024, 2}, 0.5}));
    CHECK_FALSE(inside(kSquare, Disc{{0.5 - 2.0 / 1024, 2}, 0.5}));
    CHECK_FALSE(inside(kNotch, Disc{{3, 3}, 0.5}));
    CHECK_FALSE(inside(kNotch, Disc{{1, 3.7}, 0.5}));
}

TEST_CASE("R-40 fire_blocked: a line crosses a disc, a tangent does not") {
    const Disc coin{{2, 1}, 1};
    CHECK_FALSE(crosses({0, 0}, {4, 0}, coin));
    CHECK(crosses({0, 0.001}, {4, 0.001}, coin));
    CHECK_FALSE(crosses({0, 1}, {0.9, 1}, coin));
    CHECK(crosses({0, 1}, {1.1, 1}, coin));
}
