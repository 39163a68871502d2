#pragma once
// The point nearest to a wanted one in a set that circles and lines bound: it is the wanted point, or its
// projection onto one of the bounds, or a place where two of them cross. Inches.

#include <functional>
#include <optional>
#include <vector>

#include "engine/measure/measure.h"

namespace rules::coin_wars {

using core::Vec2;

struct Bounds {
    std::vector<measure::Disc> circles;
    std::vector<measure::Segment> lines;  // whole lines through two points
};

// Whether a grid point belongs to the set, with this tolerance on its bounds.
using Belongs = std::function<bool(Vec2 point, double tolerance)>;

// On the grid, rounded inwards; nothing where no candidate belongs to the set.
std::optional<Vec2> closest(Vec2 wanted, const Bounds& bounds, const Belongs& belongs);
// The same among the places of one circle alone.
std::optional<Vec2> closest_on(const measure::Disc& circle, Vec2 wanted, const Bounds& bounds,
                               const Belongs& belongs);

std::vector<Vec2> crossings(const measure::Disc& a, const measure::Disc& b);
std::vector<Vec2> crossings(const measure::Disc& circle, const measure::Segment& line);
std::vector<Vec2> crossings(const measure::Segment& a, const measure::Segment& b);
// The two lines through p that touch the circle; none where p lies inside.
std::vector<measure::Segment> tangents(Vec2 p, const measure::Disc& circle);

}  // namespace rules::coin_wars
