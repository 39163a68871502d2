#pragma once
// A rational number for odds and shares: an exact fraction as long as both parts fit, and always a double as well.
// Exact values are shown as fractions, others only as percentages.

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
    Chance(std::int64_t over, std::int64_t under);                       // under must not be 0
    static Chance about(double value) { return {value, std::nullopt}; }  // inexact

    double value() const { return value_; }
    const std::optional<Fraction>& exact() const { return exact_; }

    friend Chance operator+(const Chance& a, const Chance& b);
    friend Chance operator-(const Chance& a, const Chance& b);
    friend Chance operator*(const Chance& a, const Chance& b);
    friend Chance operator/(const Chance& a, const Chance& b);  // b must not be 0
    Chance& operator+=(const Chance& other) { return *this = *this + other; }
    Chance& operator*=(const Chance& other) { return *this = *this * other; }
    // Equal if both are exact and the same, or both are inexact and the same double.
    friend bool operator==(const Chance&, const Chance&) = default;

private:
    Chance(double value, const std::optional<Fraction>& exact);

    double value_ = 0;
    std::optional<Fraction> exact_ = Fraction{};
};

// exponent >= 0
Chance power(const Chance& base, int exponent);

}  // namespace core
