#include "engine/core/rational.h"

#include <doctest/doctest.h>

#include <rapidcheck.h>

using core::Chance;
using core::Fraction;

TEST_CASE("chances are exact fractions in lowest terms") {
    CHECK(Chance(2, 4).exact() == Fraction{1, 2});
    CHECK(Chance(3, -6).exact() == Fraction{-1, 2});
    CHECK((Chance(1, 2) + Chance(1, 3)).exact() == Fraction{5, 6});
    CHECK((Chance(1, 2) - Chance(1, 2)) == Chance());
    CHECK((Chance(2, 3) * Chance(9, 4)).exact() == Fraction{3, 2});
    CHECK((Chance(1) / Chance(-3, 4)).exact() == Fraction{-4, 3});
    CHECK(power(Chance(3, 4), 3).exact() == Fraction{27, 64});
    CHECK(power(Chance(3, 4), 0) == Chance(1));
}

TEST_CASE("a chance that has outgrown its fraction goes on as a double") {
    const Chance small = power(Chance(1, 16), 15), smaller = small * Chance(1, 16);
    CHECK(small.exact() == Fraction{1, std::int64_t{1} << 60});
    CHECK_FALSE(smaller.exact());
    CHECK(smaller.value() == doctest::Approx(0x1p-64));
    CHECK_FALSE((smaller * Chance(16)).exact());
    CHECK_FALSE((Chance(1, 3) / smaller).exact());
    CHECK_FALSE((Chance(1, (std::int64_t{1} << 62) - 1) + Chance(1, std::int64_t{1} << 62)).exact());
}

TEST_CASE("sums and products agree with doubles, and go back") {
    CHECK(rc::check([] {
        const auto number = [] { return Chance(*rc::gen::inRange(-1000, 1000), *rc::gen::inRange(1, 1000)); };
        const Chance a = number(), b = number();
        RC_ASSERT(a + b == b + a);
        RC_ASSERT((a + b) - b == a);
        if (b.value() != 0) RC_ASSERT((a * b) / b == a);
        RC_ASSERT(std::abs((a * b).value() - a.value() * b.value()) <= 1e-12 * std::abs(a.value() * b.value()));
    }));
}
