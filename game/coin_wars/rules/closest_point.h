#pragma once
// The point closest to a wanted one in a set bounded by circles and lines: the wanted point itself, its projection onto
// a bound, or a crossing of two bounds. Inches.

#include <functional>
#include <optional>
#include <vector>

#include "engine/measure/measure.h"

namespace rules::coin_wars {

using core::Vec2;

struct Bounds {
    std::vector<measure::Disc> circles;
    std::vector<measure::Segment> lines;  // infinite lines through two points
};

// True if the grid point belongs to the set, with this tolerance at its bounds (in).
using Belongs = std::function<bool(Vec2 point, double tolerance)>;

// On the grid, rounded inwards; nullopt if no candidate belongs to the set.
std::optional<Vec2> closest(Vec2 wanted, const Bounds& bounds, const Belongs& belongs);
// Like closest, but only points on one circle.
std::optional<Vec2> closest_on(const measure::Disc& circle, Vec2 wanted, const Bounds& bounds, const Belongs& belongs);

// The point of the circle, or of the infinite line, that is nearest to p.
Vec2 project(const measure::Disc& circle, Vec2 p);
Vec2 project(const measure::Segment& line, Vec2 p);
std::vector<Vec2> crossings(const measure::Disc& a, const measure::Disc& b);
std::vector<Vec2> crossings(const measure::Disc& circle, const measure::Segment& line);
std::vector<Vec2> crossings(const measure::Segment& a, const measure::Segment& b);
// The two tangents from p to the circle; empty if p is inside.
std::vector<measure::Segment> tangents(Vec2 p, const measure::Disc& circle);

}  // namespace rules::coin_wars
