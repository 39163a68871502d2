#pragma once
// Coins tossed onto the table: flight, flips and bounces edge-on (tumble.h), and where they go as seen from
// above by Box2D: sliding, turning, pushed aside by each other and by what rests there, kept in by the tray.
// The face is read when a coin lies flat. All chance comes from the source given: the same source, the same
// toss on the same machine.

#include <span>
#include <vector>

#include "engine/core/random.h"
#include "engine/measure/measure.h"

namespace physics {

using core::Vec2;

enum class Up { Front, Back };

struct TossSetup {
    measure::Disc coin{{4, 1}, 0.375};   // where it leaves the hand, as seen from above; within the tray
    Vec2 towards{4, 5};                  // about where it first lands
    Vec2 low{0, 0}, high{8, 8};          // the tray: upright walls that it does not leave
    std::vector<measure::Disc> resting;  // what lies there already and stays
};

struct TossSample {
    Vec2 position;    // of the centre, inches
    double lift = 0;  // of the centre above its place when it lies flat, inches
    double flip = 0;  // about a diameter, radians, counted on: 0 is front up, pi is back up
    double yaw = 0;   // about the upright axis, radians; the coin is flipped first, then turned by this
};

enum class Struck { Table, Coin, Wall };
struct Impact {
    double time = 0;   // seconds
    double speed = 0;  // of the rim against what it struck, inches a second: how loud
    Struck what = Struck::Table;
};

inline constexpr double kSamplesASecond = 60;

struct Trajectory {
    std::vector<TossSample> samples;  // at least one; the first as it leaves the hand, the last at rest
    std::vector<Impact> impacts;      // in the order of time
    Up up = Up::Front;                // the face read at the end

    double seconds() const { return static_cast<double>(samples.size() - 1) / kSamplesASecond; }
    // In between two samples; the last one after the end.
    TossSample at(double time) const;
};

Trajectory toss(const TossSetup& setup, core::Random& random);

// Several at once.
struct CoinThrow {
    measure::Disc coin;  // where it leaves the hand
    Vec2 towards;        // about where it first lands
    double after = 0;    // seconds: until then it stays in the hand
};
struct Tray {
    Vec2 low{0, 0}, high{8, 8};
    std::vector<measure::Disc> resting;  // what lies there already and stays
};
// In their order, all by one clock and equally long. Coins that lie are pushed by later ones.
std::vector<Trajectory> toss(std::span<const CoinThrow> throws, const Tray& tray, core::Random& random);

}  // namespace physics
