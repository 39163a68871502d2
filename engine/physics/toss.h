#pragma once
// Coins tossed onto the table: flight, flips and bounces edge-on (tumble.h); from above, Box2D makes them
// slide, turn, and bump into each other, the tray's walls and its contents. The face is read when a coin lies
// flat. All randomness comes from the given source: the same source gives the same toss on the same machine.

#include <span>
#include <vector>

#include "engine/core/random.h"
#include "engine/measure/measure.h"

namespace physics {

using core::Vec2;

enum class Up { Front, Back };

struct TossSetup {
    measure::Disc coin{{4, 1}, 0.375};   // where it leaves the hand, as seen from above; inside the tray
    Vec2 towards{4, 5};                  // roughly where it lands first
    Vec2 low{0, 0}, high{8, 8};          // the tray; its vertical walls keep the coin in
    std::vector<measure::Disc> resting;  // coins in the tray that do not move
};

struct TossSample {
    Vec2 position;    // of the centre, inches
    double lift = 0;  // height of the centre above its rest position, inches
    double flip = 0;  // about a diameter, radians, cumulative: 0 is front up, pi is back up
    double yaw = 0;   // about the vertical axis, radians; applied after the flip
};

enum class Struck { Table, Coin, Wall };
struct Impact {
    double time = 0;   // seconds
    double speed = 0;  // of the rim against what it hit, inches per second: its loudness
    Struck what = Struck::Table;
};

inline constexpr double kSamplesASecond = 60;

struct Trajectory {
    std::vector<TossSample> samples;  // never empty; from leaving the hand to rest
    std::vector<Impact> impacts;      // sorted by time
    Up up = Up::Front;                // the face read at the end

    double seconds() const { return static_cast<double>(samples.size() - 1) / kSamplesASecond; }
    // Interpolates between samples; after the end, the last one.
    TossSample at(double time) const;
};

Trajectory toss(const TossSetup& setup, core::Random& random);

// Several coins at once.
struct CoinThrow {
    measure::Disc coin;  // where it leaves the hand
    Vec2 towards;        // roughly where it lands first
    double after = 0;    // seconds that it stays in the hand
};
struct Tray {
    Vec2 low{0, 0}, high{8, 8};
    std::vector<measure::Disc> resting;  // coins in the tray that do not move
};
// In the order of `throws`, on one clock and equally long. Coins that have landed are pushed by later ones.
std::vector<Trajectory> toss(std::span<const CoinThrow> throws, const Tray& tray, core::Random& random);

}  // namespace physics
