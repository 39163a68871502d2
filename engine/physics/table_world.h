#pragma once
// Shared by all simulations in this library: a Box2D world without gravity, seen from above, with lengths scaled so
// that Box2D's slop is far below the touch tolerance. Only this library's sources include this header.

#include <box2d/box2d.h>

#include <span>
#include <vector>

#include "engine/measure/measure.h"

namespace physics {

using core::Vec2;

// Box2D lets things overlap by 0.005 of its units: here 0.0006 in.
inline constexpr double kLengthsPerInch = 8;
inline constexpr int kVelocityIterations = 8;
inline constexpr int kPositionIterations = 3;
// How far a body can move in one step: slightly below Box2D's own limit.
inline constexpr double kLongestStep = 1.9 / kLengthsPerInch;

inline float to_length(double inches) { return static_cast<float>(inches * kLengthsPerInch); }
inline b2Vec2 to_world(Vec2 p) { return {to_length(p.x), to_length(p.y)}; }
inline double to_inches(float length) { return length / kLengthsPerInch; }
inline Vec2 to_table(b2Vec2 p) { return {to_inches(p.x), to_inches(p.y)}; }

// Adds a coin that does not move; contacts are identified by `tag`.
b2Fixture* add_still_disc(b2World& world, const measure::Disc& disc, int tag);
// Adds a closed wall that is solid inside. Corners too close for Box2D to tell apart are dropped; if fewer
// than three remain, nothing is built.
void add_ground(b2World& world, std::span<const Vec2> polygon, int tag);
// The opposite: keeps everything within a rectangle.
void add_border(b2World& world, Vec2 low, Vec2 high, int tag);

int tag_of(const b2Fixture& fixture);

}  // namespace physics
