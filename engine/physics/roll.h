#pragma once
// A die thrown onto the table (CW-27), as seen from above: it flies, bounces, tumbles from face to face,
// slides and turns on the table by Box2D, off the tray's walls and off what rests there. The number is read
// when it lies still. All chance comes from the source given: the same source, the same roll on the same
// machine; every number is exactly as likely as the others.

#include <vector>

#include "engine/core/random.h"
#include "engine/physics/toss.h"

namespace physics {

struct RollSetup {
    int sides = 6;      // 4, 6, 8, 10, 12 or 20
    double size = 0.6;  // across, inches
    Vec2 from{4, 1},
        towards{4, 5};           // where it leaves the hand, within the tray, and about where it first lands
    Vec2 low{0, 0}, high{8, 8};  // the tray: upright walls that it does not leave
    std::vector<measure::Disc>
        resting;                      // coins that lie there already and stay: a die in the air passes over
    std::vector<measure::Disc> dice;  // other dice that lie there: as high as this one, it never does
};

// How many corners its outline has from above: a triangle for a d4, a square for a d6, and so on.
int corners_of(int sides);

struct RollSample {
    Vec2 position;     // of the middle, inches
    double lift = 0;   // above its place when it lies on the table, inches
    double angle = 0;  // about the upright axis, radians
    int shown = 1;     // the number that is up
};

struct RollTrajectory {
    std::vector<RollSample>
        samples;  // at least one; kSamplesASecond; the first as it leaves the hand, the last at rest
    std::vector<Impact> impacts;  // in the order of time
    int sides = 6;
    int shown = 1;  // the number read at the end

    double seconds() const { return static_cast<double>(samples.size() - 1) / kSamplesASecond; }
    // In between two samples, with the number of the former; the last one after the end.
    RollSample at(double time) const;
};

RollTrajectory roll(const RollSetup& setup, core::Random& random);

}  // namespace physics
