#include <doctest/doctest.h>

#include <array>

#include "engine/core/hash.h"
#include "engine/core/lists.h"
#include "engine/core/random.h"
#include "engine/core/result.h"
#include "engine/core/vec2.h"

using namespace core;

TEST_CASE("lists: what they contain, by a part too; an empty one stands for all") {
    const std::array<Vec2, 2> points{Vec2{1, 2}, Vec2{3, 4}};
    CHECK(contains(points, Vec2{3, 4}));
    CHECK_FALSE(contains(points, Vec2{4, 3}));
    CHECK(contains(points, 3.0, &Vec2::x));
    CHECK_FALSE(contains(points, 3.0, &Vec2::y));
    const std::vector<int> none, some{1, 2};
    CHECK_FALSE(contains(none, 1));
    CHECK(empty_or_contains(none, 1));
    CHECK(empty_or_contains(some, 2));
    CHECK_FALSE(empty_or_contains(some, 3));
}

TEST_CASE("vectors: products, turns, lengths") {
    CHECK(dot({1, 2}, {3, 4}) == 11);
    CHECK(cross({1, 0}, {0, 1}) == 1);
    CHECK(left_of({1, 0}) == Vec2{0, 1});
    CHECK(length({3, 4}) == 5);
    CHECK(unit({0, 0}) == Vec2{1, 0});
    CHECK(unit({0, -2}) == Vec2{0, -1});
}

TEST_CASE("R-38: the grid is 1/1024 in") {
    CHECK(round_to_grid(1.0 / 1024) == 1.0 / 1024);
    CHECK(round_to_grid(0.5004) == 0.5);
    CHECK(round_to_grid(0.5006) == 0.5 + 1.0 / 1024);
    CHECK(round_to_grid(Vec2{-0.5006, 3}) == Vec2{-0.5 - 1.0 / 1024, 3});
}

TEST_CASE("chance: a seed gives the same draws, a copy goes on alike, a bound is kept") {
    Random a(7), b(7), other(8);
    std::array<int, 6> seen{};
    bool differs = false;
    for (int i = 0; i < 6000; ++i) {
        const auto drawn = a.below(6);
        REQUIRE(drawn == b.below(6));
        REQUIRE(drawn < 6);
        differs = differs || drawn != other.below(6);
        ++seen[drawn];
    }
    CHECK(differs);
    for (const int count : seen) CHECK(std::abs(count - 1000) < 150);
    Random copy = a;
    CHECK(copy == a);
    CHECK(copy.unit() == a.unit());
    for (int i = 0; i < 1000; ++i) {
        const double x = a.between(-2, 3);
        REQUIRE(x >= -2);
        REQUIRE(x < 3);
    }
}

TEST_CASE("hash: fixed for ever, order matters, zero has one sign") {
    CHECK(to_hex(Hash().value()) == "cbf29ce484222325");
    CHECK(Hash().add(1).add(2).value() != Hash().add(2).add(1).value());
    CHECK(Hash().add(0.0).value() == Hash().add(-0.0).value());
    CHECK(Hash().add(std::string_view("ab")).value() == Hash().add(std::string_view("ab")).value());
    CHECK(to_hex(255) == "00000000000000ff");
}

TEST_CASE("results: a value or a reason") {
    const Result<int, const char*> good = 3;
    const Result<int, const char*> bad = failure("why");
    CHECK(good.value() == 3);
    CHECK_FALSE(bad);
}
