#pragma once
// What every moving table of this room shares: a Box2D world without gravity, seen from above, whose lengths
// are scaled so that its slop lies far below the touch tolerance. Only this room's bodies include this
// header.

#include <box2d/box2d.h>

#include <span>
#include <vector>

#include "engine/measure/measure.h"

namespace physics {

using core::Vec2;

// Box2D lets things overlap by 0.005 of its lengths: 0.0006 in here.
inline constexpr double kLengthsPerInch = 8;
inline constexpr int kVelocityIterations = 8;
inline constexpr int kPositionIterations = 3;
// How far a body can get in one step: Box2D's own bound, with some room.
inline constexpr double kLongestStep = 1.9 / kLengthsPerInch;

inline float to_length(double inches) { return static_cast<float>(inches * kLengthsPerInch); }
inline b2Vec2 to_world(Vec2 p) { return {to_length(p.x), to_length(p.y)}; }
inline double to_inches(float length) { return length / kLengthsPerInch; }
inline Vec2 to_table(b2Vec2 p) { return {to_inches(p.x), to_inches(p.y)}; }

// A still coin; `tag` is what contacts are told apart by.
b2Fixture* add_still_disc(b2World& world, const measure::Disc& disc, int tag);
// A closed wall; its solid side is the inside. Corners nearer to each other than Box2D can tell apart are
// left out; nothing is built where fewer than three are left.
void add_ground(b2World& world, std::span<const Vec2> polygon, int tag);
// The same turned inside out: what is within a rectangle stays there.
void add_border(b2World& world, Vec2 low, Vec2 high, int tag);

int tag_of(const b2Fixture& fixture);

// The outlines of all shapes, in inches, for the debug overlay; `origin` is where the world's (0, 0) lies on
// the table.
std::vector<measure::Segment> wireframe(const b2World& world, Vec2 origin);

}  // namespace physics
