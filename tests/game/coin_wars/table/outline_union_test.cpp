// One contour round overlapping areas.

#include "game/coin_wars/table/outline_union.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>

#include "engine/core/random.h"
#include "engine/measure/measure.h"
#include "tests/support/at_least.h"

using core::Vec2;
using table::united;

namespace {

using Outline = std::vector<Vec2>;

Outline circle(Vec2 middle, double radius, int points = 48) {
    Outline outline;
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * std::numbers::pi * i / points;
        outline.push_back(middle + Vec2{std::cos(angle), std::sin(angle)} * radius);
    }
    return outline;
}

Outline square(Vec2 low, double side) {
    return {low, low + Vec2{side, 0}, low + Vec2{side, side}, low + Vec2{0, side}};
}

double area(const Outline& outline) {
    double twice = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) twice += cross(outline[i], outline[(i + 1) % outline.size()]);
    return twice / 2;
}

bool covers(const std::vector<Outline>& outlines, Vec2 p) {
    return std::ranges::any_of(outlines, [&](const Outline& each) { return measure::inside(each, p); });
}

}  // namespace

TEST_CASE("two squares that overlap become one outline, two apart stay two, and one inside another is gone") {
    const auto both = united({square({0, 0}, 2), square({1, 1}, 2)});
    REQUIRE(both.size() == 1);
    CHECK(both[0].size() == 8);
    CHECK(area(both[0]) == doctest::Approx(7));
    CHECK(united({square({0, 0}, 2), square({3, 3}, 2)}).size() == 2);
    const auto inner = united({square({0, 0}, 4), square({1, 1}, 2)});
    REQUIRE(inner.size() == 1);
    CHECK(area(inner[0]) == doctest::Approx(16));
    CHECK(united({}).empty());
    CHECK(united({square({0, 0}, 2)}).size() == 1);
}

TEST_CASE("an outline written clockwise counts as well, and a hole is left out") {
    Outline clockwise = square({1, 1}, 2);
    std::ranges::reverse(clockwise);
    REQUIRE(united({square({0, 0}, 2), clockwise}).size() == 1);
    const Outline low{{0, 0}, {4, 0}, {4, 1}, {0, 1}}, high{{0, 3}, {4, 3}, {4, 4}, {0, 4}};
    const Outline left{{-0.5, -0.5}, {1, -0.5}, {1, 4.5}, {-0.5, 4.5}},
        right{{3, 0.5}, {4.5, 0.5}, {4.5, 3.5}, {3, 3.5}};
    CHECK(united({low, high, left, right}).size() == 1);
}

TEST_CASE("a point is inside the union's border if it is inside any of the circles") {
    core::Random random(7);
    const auto within = [&](double low, double high) { return low + (high - low) * random.unit(); };
    for (int round = 0; round < 50; ++round) {
        // As an Army of shooters: touching coins with one reach.
        std::vector<Outline> circles;
        Vec2 at{10, 10};
        for (int i = 0; i < 15; ++i) {
            circles.push_back(circle(at, 6));
            const double angle = within(0, 2 * std::numbers::pi);
            at = at + Vec2{std::cos(angle), std::sin(angle)} * 0.8;
        }
        const std::vector<Outline> border = united(circles);
        INFO("round " << round);
        REQUIRE(border.size() == 1);
        for (int i = 0; i < 200; ++i) {
            const Vec2 p{within(0, 24), within(0, 24)};
            CHECK(covers(border, p) == covers(circles, p));
        }
    }
}
