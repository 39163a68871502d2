#pragma once
// The sounds of things on a table, each at its time and place: coins tossed, dropped and laid down, dice
// rolled. Times in seconds, positions in inches, speeds in inches per second.

#include <vector>

#include "engine/physics/roll.h"
#include "engine/physics/toss.h"
#include "engine/sound/sound.h"
#include "game/kit/coin_type.h"

namespace table {

using core::Vec2;

struct Cue {
    double time = 0;  // seconds from the start of its clip
    sound::Sound sound;
    Vec2 at;  // position on the table, inches
    friend bool operator==(const Cue&, const Cue&) = default;
};
using Cues = std::vector<Cue>;  // of one clip, sorted by time

// The sound of a type of coin.
sound::Disc disc_of(const rules::CoinType& type);

// A coin laid down or dropped flat, and one thrown into a purse.
Cue set_down(const rules::CoinType& type, double time, Vec2 at, sound::Bed bed);
Cue dropped(const rules::CoinType& type, double time, Vec2 at);
// A coin pushed against another one.
Cue touched(const rules::CoinType& type, const rules::CoinType& other, double speed, double time, Vec2 at);
// A coin flicked off the thumb, and everything it hits.
Cues tossed(const rules::CoinType& type, const physics::Trajectory& toss);
Cues rolled(const physics::RollTrajectory& roll);
Cues put_down(int sides, double time, Vec2 at);  // a die that was not rolled here

void sort_by_time(Cues& cues);
// Merges the cues of two clips that play together.
Cues together(Cues first, Cues second);
// Makes a clip longer or shorter.
void stretch(Cues& cues, double factor);

}  // namespace table
