#pragma once
// A die rolled onto the table (CW-27), seen from above: it flies, bounces, tumbles from face to face,
// slides, turns, and collides with the tray's walls and contents (Box2D). The number is read when it is at
// rest. All randomness comes from the given source: the same source gives the same roll on the same machine.
// All numbers are equally likely.

#include <vector>

#include "engine/core/random.h"
#include "engine/physics/toss.h"

namespace physics {

struct RollSetup {
    int sides = 6;                       // 4, 6, 8, 10, 12 or 20
    double size = 0.6;                   // across, inches
    Vec2 from{4, 1}, towards{4, 5};      // where it leaves the hand, and roughly where it lands first
    Vec2 low{0, 0}, high{8, 8};          // the tray; its vertical walls keep the die in
    std::vector<measure::Disc> resting;  // resting coins; a die in the air passes over them
    std::vector<measure::Disc> dice;     // other dice in the tray; too tall to pass over
};

// The corners of its outline from above: a triangle for a d4, a square for a d6, and so on.
int corners_of(int sides);

struct RollSample {
    Vec2 position;     // of the centre, inches
    double lift = 0;   // height above its rest position, inches
    double angle = 0;  // about the vertical axis, radians
    int shown = 1;     // the number facing up
};

struct RollTrajectory {
    std::vector<RollSample> samples;  // never empty; kSamplesASecond; from leaving the hand to rest
    std::vector<Impact> impacts;      // sorted by time
    int sides = 6;
    int shown = 1;  // the number read at the end

    double seconds() const { return static_cast<double>(samples.size() - 1) / kSamplesASecond; }
    // Interpolates between samples, with the number of the earlier one; after the end, the last sample.
    RollSample at(double time) const;
};

RollTrajectory roll(const RollSetup& setup, core::Random& random);

}  // namespace physics
