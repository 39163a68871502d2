#pragma once
// Axis-aligned rectangles.

#include <algorithm>
#include <functional>

#include "engine/core/lists.h"
#include "engine/core/vec2.h"

namespace core {

struct Box {
    Vec2 low, high;
    double width() const { return high.x - low.x; }
    double height() const { return high.y - low.y; }
    Vec2 center() const { return (low + high) / 2; }
    bool contains(Vec2 p) const { return p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y; }
    bool meets(const Box& other) const {
        return low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y;
    }
    Box grown(double by) const { return {low - Vec2{by, by}, high + Vec2{by, by}}; }
};
// The smallest box around all points; `at` gives each one's position. Inside out if there are none.
template <class Points, class At = std::identity>
Box box_around(const Points& points, At at = {}) {
    Box box{{1e9, 1e9}, {-1e9, -1e9}};
    for (const auto& each : points) {
        const Vec2 p = std::invoke(at, each);
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
}

}  // namespace core
