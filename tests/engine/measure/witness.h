#pragma once
// Box2D as a witness for measure: the same questions, answered by code that shares nothing with it. All in inches.

#include <optional>

#include "engine/measure/measure.h"

namespace witness {

using measure::Disc;
using measure::Segment;
using measure::Vec2;

// Returns how far the disc travels towards `to`, by b2ShapeCast; nullopt if there is no hit.
std::optional<double> shape_cast(const Disc& moving, Vec2 to, const Disc& obstacle);
std::optional<double> shape_cast(const Disc& moving, Vec2 to, const Segment& obstacle);
// The same by b2TimeOfImpact.
std::optional<double> time_of_impact(const Disc& moving, Vec2 to, const Disc& obstacle);
std::optional<double> time_of_impact(const Disc& moving, Vec2 to, const Segment& obstacle);

}  // namespace witness
