#pragma once
// The sweep against a coin, inline: rules, bots and previews ask this question most often, by the thousand.

#include <algorithm>

#include "engine/measure/measure.h"

namespace measure {

// A move that would go in by less than this only grazes:
// rounding must not stop a coin that slides along an edge.
inline constexpr double kGraze = 1e-9;

// Also inline for two coins.
inline double gap(const Disc& a, const Disc& b) { return distance(a.center, b.center) - (a.radius + b.radius); }
inline bool touching(const Disc& a, const Disc& b) { return gap(a, b) <= kTouch + kTolerance; }

inline double within(double travelled, double whole) { return travelled > whole ? kNever : travelled; }

// Unlike the other overloads this one works with the move as it is, without a unit vector: most queries end
// at the first return, which needs no square root and one comparison that the branch predictor seldom gets
// wrong. That test errs only towards continuing.
inline double travel(const Disc& moving, Vec2 to, const Disc& obstacle) {
    constexpr double kSlack = 1e-9;
    const Vec2 way = to - moving.center;
    const Vec2 offset = obstacle.center - moving.center;
    const double rims = moving.radius + obstacle.radius;
    const double ahead = dot(offset, way);
    const double aside = cross(offset, way);
    const double squared = length_squared(way);
    const double apart = length_squared(offset);

    const double deep = rims * rims * squared - aside * aside;
    const double left = squared - ahead;
    const double beyond_end = left - ahead + apart - rims * rims;
    if (std::min(std::min(ahead, deep), std::max(left, kSlack - beyond_end)) <= 0) return kNever;

    const double whole = std::sqrt(squared);
    if (std::abs(aside) >= (rims - kGraze) * whole) return kNever;
    // If they already overlap, only a move that brings them closer counts.
    if (apart <= rims * rims) return std::abs(aside) < (std::sqrt(apart) - kGraze) * whole ? 0.0 : kNever;
    return within(std::max(0.0, (ahead - std::sqrt(deep)) / whole), whole);
}

// Most answers are no: inline, an optional costs nothing.
inline std::optional<double> if_met(double travelled) {
    if (travelled == kNever) return std::nullopt;
    return travelled;
}
inline std::optional<double> sweep(const Disc& moving, Vec2 to, const Disc& obstacle) {
    return if_met(travel(moving, to, obstacle));
}
inline std::optional<double> sweep(const Disc& moving, Vec2 to, const Segment& obstacle) {
    return if_met(travel(moving, to, obstacle));
}
inline std::optional<double> sweep(const Disc& moving, Vec2 to, Polygon obstacle) {
    return if_met(travel(moving, to, obstacle));
}

}  // namespace measure
