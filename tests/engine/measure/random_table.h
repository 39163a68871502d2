#pragma once
// Random things on a table for the property tests, seeded so that a number identifies a failing case.

#include <vector>

#include "engine/core/random.h"
#include "engine/measure/measure.h"

namespace measure {

inline Vec2 random_point(core::Random& random, double size) {
    const double x = random.between(0, size);
    const double y = random.between(0, size);
    return {x, y};
}

inline Disc random_disc(core::Random& random, double size) {
    const Vec2 center = random_point(random, size);
    return {center, random.between(0.3, 0.7)};
}

inline Segment random_segment(core::Random& random, double size) {
    const Vec2 a = random_point(random, size);
    return {a, random_point(random, size)};
}

// Returns a polygon that is star-shaped around its middle: simple, but rarely convex.
inline std::vector<Vec2> random_polygon(core::Random& random, Vec2 middle, double size) {
    const int corners = 3 + static_cast<int>(random.below(7));
    std::vector<Vec2> polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = (i + random.between(0.1, 0.9)) * 2 * 3.14159265358979 / corners;
        const double far = random.between(0.3 * size, size);
        polygon.push_back(middle + Vec2{std::cos(angle), std::sin(angle)} * far);
    }
    return polygon;
}

inline Vec2 turned(Vec2 p, double angle) {
    return {p.x * std::cos(angle) - p.y * std::sin(angle), p.x * std::sin(angle) + p.y * std::cos(angle)};
}

}  // namespace measure
