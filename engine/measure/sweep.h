#pragma once
// The sweep against a coin, in full view of its callers: the question that rules, bots and previews ask most,
// by the thousand.

#include <algorithm>

#include "engine/measure/measure.h"

namespace measure {

// A way that would enter by less only grazes: rounding must not stop a coin that slides along an edge.
inline constexpr double kGraze = 1e-9;

inline double within(double travelled, double whole) { return travelled > whole ? kNever : travelled; }

// Unlike the others it works with the way as it is, without its unit vector: most questions end at the first
// return, which takes no root and a single comparison, whose outcome a processor seldom guesses wrong.
inline double travel(const Disc& moving, Vec2 to, const Disc& obstacle) {
    const Vec2 way = to - moving.center;
    const Vec2 offset = obstacle.center - moving.center;
    const double rims = moving.radius + obstacle.radius;
    const double ahead = dot(offset, way);
    const double aside = cross(offset, way);
    const double squared = length_squared(way);

    const double past = aside * aside - (rims - kGraze) * (rims - kGraze) * squared;
    const double behind_end = length_squared(to - obstacle.center) - (rims + kGraze) * (rims + kGraze);
    const double too_short = std::min(ahead - squared, behind_end);
    if (std::max(std::max(-ahead, past), too_short) >= 0) return kNever;

    const double whole = std::sqrt(squared);
    // Where they overlap already, being nearer than at the start is what counts.
    if (length_squared(offset) <= rims * rims)
        return std::abs(aside) < (length(offset) - kGraze) * whole ? 0.0 : kNever;
    const double into = std::sqrt(rims * rims * squared - aside * aside);
    return within(std::max(0.0, (ahead - into) / whole), whole);
}

// Most answers are no: seen from here, an optional costs nothing.
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
