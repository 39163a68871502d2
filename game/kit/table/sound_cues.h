#pragma once
// The sounds of things on a table, each at its time and place: coins that are tossed, dropped and laid down,
// dice that roll. Times in seconds, places in inches, speeds in inches a second.

#include <vector>

#include "engine/physics/roll.h"
#include "engine/physics/toss.h"
#include "engine/sound/sound.h"
#include "game/kit/coin_type.h"

namespace table {

using core::Vec2;

struct Cue {
    double time = 0;  // seconds within its clip
    sound::Sound sound;
    Vec2 at;  // where on the table, inches
    friend bool operator==(const Cue&, const Cue&) = default;
};
using Cues = std::vector<Cue>;  // of one clip in the order of time

// How a type of coin sounds.
sound::Disc disc_of(const rules::CoinType& type);

// A coin laid down or let fall flat, and one thrown into a purse.
Cue set_down(const rules::CoinType& type, double time, Vec2 at, sound::Bed bed);
Cue dropped(const rules::CoinType& type, double time, Vec2 at);
// A coin pushed against another.
Cue touched(const rules::CoinType& type, const rules::CoinType& other, double speed, double time, Vec2 at);
// A coin off the thumb, and all that it strikes.
Cues tossed(const rules::CoinType& type, const physics::Trajectory& toss);
Cues rolled(const physics::RollTrajectory& roll);
Cues put_down(int sides, double time, Vec2 at);  // a die that was not rolled here

void sort_by_time(Cues& cues);
// The cues of two clips that are shown as one.
Cues together(Cues first, Cues second);
// A clip made longer or shorter.
void stretch(Cues& cues, double factor);

}  // namespace table
