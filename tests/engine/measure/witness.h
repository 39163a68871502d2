#pragma once
// Box2D asked the questions that measure answers: a witness that shares none of its code. Inches in, inches
// out.

#include <optional>

#include "engine/measure/measure.h"

namespace witness {

using measure::Disc;
using measure::Segment;
using measure::Vec2;

// How far the disc travels towards `to`, by b2ShapeCast; nothing where it says that there is no hit.
std::optional<double> shape_cast(const Disc& moving, Vec2 to, const Disc& obstacle);
std::optional<double> shape_cast(const Disc& moving, Vec2 to, const Segment& obstacle);
// The same by b2TimeOfImpact.
std::optional<double> time_of_impact(const Disc& moving, Vec2 to, const Disc& obstacle);
std::optional<double> time_of_impact(const Disc& moving, Vec2 to, const Segment& obstacle);

}  // namespace witness
