#include "engine/core/rational.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace core {

namespace {

constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();

// nullopt on overflow. Both factors are at most kMax in magnitude, and never the lowest integer.
std::optional<std::int64_t> product(std::int64_t a, std::int64_t b) {
    if (a == 0 || b == 0) return 0;
    if (std::abs(a) > kMax / std::abs(b)) return std::nullopt;
    return a * b;
}

std::optional<std::int64_t> sum(std::int64_t a, std::int64_t b) {
    if (b > 0 ? a > kMax - b : a < -kMax - b) return std::nullopt;
    return a + b;
}

std::optional<Fraction> in_lowest_terms(std::optional<std::int64_t> over, std::optional<std::int64_t> under) {
    if (!over || !under) return std::nullopt;
    const std::int64_t common = std::gcd(*over, *under) * (*under < 0 ? -1 : 1);
    return Fraction{*over / common, *under / common};
}

// Cancels crosswise first, so that no intermediate value overflows if the result fits.
std::optional<Fraction> multiplied(const Fraction& a, const Fraction& b) {
    const std::int64_t first = std::gcd(a.over, b.under), second = std::gcd(b.over, a.under);
    return in_lowest_terms(product(a.over / first, b.over / second), product(a.under / second, b.under / first));
}

std::optional<Fraction> added(const Fraction& a, const Fraction& b) {
    const std::int64_t common = std::gcd(a.under, b.under);
    const auto left = product(a.over, b.under / common), right = product(b.over, a.under / common);
    if (!left || !right) return std::nullopt;
    return in_lowest_terms(sum(*left, *right), product(a.under / common, b.under));
}

}  // namespace

Chance::Chance(std::int64_t over, std::int64_t under)
    : Chance(static_cast<double>(over) / static_cast<double>(under), in_lowest_terms(over, under)) {}

Chance::Chance(double value, const std::optional<Fraction>& exact)
    : value_(exact ? static_cast<double>(exact->over) / static_cast<double>(exact->under) : value), exact_(exact) {}

Chance operator+(const Chance& a, const Chance& b) {
    return {a.value_ + b.value_, a.exact_ && b.exact_ ? added(*a.exact_, *b.exact_) : std::nullopt};
}

Chance operator-(const Chance& a, const Chance& b) { return a + b * Chance(-1); }

Chance operator*(const Chance& a, const Chance& b) {
    return {a.value_ * b.value_, a.exact_ && b.exact_ ? multiplied(*a.exact_, *b.exact_) : std::nullopt};
}

Chance operator/(const Chance& a, const Chance& b) {
    const double value = a.value_ / b.value_;
    if (!a.exact_ || !b.exact_) return {value, std::nullopt};
    const Fraction& by = *b.exact_;
    return {value, multiplied(*a.exact_, by.over < 0 ? Fraction{-by.under, -by.over} : Fraction{by.under, by.over})};
}

Chance power(const Chance& base, int exponent) {
    Chance result = 1;
    for (int i = 0; i < exponent; ++i) result *= base;
    return result;
}

}  // namespace core
