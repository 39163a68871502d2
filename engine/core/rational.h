#pragma once
// A rational number, for odds and shares: kept as an exact fraction for as long as both its parts fit, and as
// a double always. What is exact is shown as a fraction; what has grown beyond it, in percent alone.

#include <cstdint>
#include <optional>

namespace core {

struct Fraction {
    std::int64_t over = 0, under = 1;  // in lowest terms; under > 0
    friend bool operator==(const Fraction&, const Fraction&) = default;
};

class Chance {
public:
    Chance() = default;  // 0
    Chance(std::int64_t whole) : Chance(whole, 1) {}
    Chance(std::int64_t over, std::int64_t under);  // under is not 0

    double value() const { return value_; }
    const std::optional<Fraction>& exact() const { return exact_; }

    friend Chance operator+(const Chance& a, const Chance& b);
    friend Chance operator-(const Chance& a, const Chance& b);
    friend Chance operator*(const Chance& a, const Chance& b);
    friend Chance operator/(const Chance& a, const Chance& b);  // b is not 0
    Chance& operator+=(const Chance& other) { return *this = *this + other; }
    Chance& operator*=(const Chance& other) { return *this = *this * other; }
    // Both exact and the same, or both no longer exact and the same double.
    friend bool operator==(const Chance&, const Chance&) = default;

private:
    Chance(double value, const std::optional<Fraction>& exact);

    double value_ = 0;
    std::optional<Fraction> exact_ = Fraction{};
};

// base multiplied with itself, exponent >= 0 times.
Chance power(const Chance& base, int exponent);

}  // namespace core
