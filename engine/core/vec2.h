#pragma once
// Points and directions on the table: inches, x to the right, y up.

#include <cfloat>
#include <cmath>

namespace core {

static_assert(FLT_EVAL_METHOD == 0,
              "The same commands give the same hash everywhere: arithmetic that rounds each step to a double is needed "
              "(for 32-bit x86: -msse2 -mfpmath=sse).");

struct Vec2 {
    double x = 0;
    double y = 0;
    friend constexpr bool operator==(Vec2, Vec2) = default;
};

constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec2 operator-(Vec2 a) { return {-a.x, -a.y}; }
constexpr Vec2 operator*(Vec2 a, double k) { return {a.x * k, a.y * k}; }
constexpr Vec2 operator*(double k, Vec2 a) { return a * k; }
constexpr Vec2 operator/(Vec2 a, double k) { return {a.x / k, a.y / k}; }

constexpr double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
// Positive if b is to the left of a.
constexpr double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }
// A quarter turn to the left.
constexpr Vec2 left_of(Vec2 a) { return {-a.y, a.x}; }
constexpr double length_squared(Vec2 a) { return dot(a, a); }
// std::sqrt gives the same result on every machine; std::hypot does not.
inline double length(Vec2 a) { return std::sqrt(dot(a, a)); }
inline double distance(Vec2 a, Vec2 b) { return length(b - a); }
// The direction of a; (1, 0) for the zero vector.
inline Vec2 unit(Vec2 a) {
    const double l = length(a);
    return l > 0 ? a / l : Vec2{1, 0};
}

// positions are multiples of 1/1024 in. A requested position is rounded first, then compared.
inline constexpr double kGrid = 1.0 / 1024;
inline double round_to_grid(double inches) { return std::nearbyint(inches / kGrid) * kGrid; }
inline Vec2 round_to_grid(Vec2 p) { return {round_to_grid(p.x), round_to_grid(p.y)}; }

}  // namespace core
