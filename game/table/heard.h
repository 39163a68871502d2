#pragma once
// What is heard of a play: each clip carries its cues, which are its sounds at their times. They come from
// what happens on the table: impacts of tosses and rolls, coins that come to touch, the card laid and lifted.

#include <optional>
#include <vector>

#include "engine/physics/roll.h"
#include "engine/physics/toss.h"
#include "engine/sound/sound.h"
#include "game/rules/coin_wars/event.h"
#include "game/rules/coin_wars/match.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

struct Cue {
    double time = 0;  // seconds within its clip
    sound::Sound sound;
    Vec2 at;  // where on the table, inches
    friend bool operator==(const Cue&, const Cue&) = default;
};
using Cues = std::vector<Cue>;  // of one clip in the order of time

// How a type of coin sounds.
sound::Disc disc_of(const cw::CoinType& type);

// Coins pushed over the felt at once: at equal times from the first sample to the last, `places[k][i]` is
// where coin i lies. `coins`: which coin of the match each is; those that stand are among them.
struct Pushed {
    double seconds = 0;
    std::vector<int> coins;
    std::vector<std::vector<Vec2>> places;
};
// They slide, and each pair that comes to touch ticks, as hard as it closes; the hardest few where there are
// many.
Cues sliding(const cw::Match& match, const Pushed& pushed);

// A coin laid down or let fall flat, and one thrown into a purse.
Cue set_down(const cw::CoinType& type, double time, Vec2 at, sound::Bed bed);
Cue dropped(const cw::CoinType& type, double time, Vec2 at);
// A coin pushed against another.
Cue touched(const cw::CoinType& type, const cw::CoinType& other, double speed, double time, Vec2 at);
// A coin off the thumb, and all that it strikes.
Cues tossed(const cw::CoinType& type, const physics::Trajectory& toss);
Cues rolled(const physics::RollTrajectory& roll);
Cues put_down(int sides, double time, Vec2 at);  // a die that was not rolled here
// What is heard of a play without any movement: whose turn it is, the coins of a new Army pushed together,
// the end. `before`: the match before the first event.
Cues announced(const cw::Match& before, const std::vector<cw::Event>& events);

// What a hand does that changes nothing: it takes a coin, or lays the card down to measure.
struct InHand {
    int coin = cw::kNobody;
    Vec2 at{};                   // where that coin lies, inches
    std::optional<Vec2> card{};  // where it measures from
};
Cues handled(const cw::Match& match, const InHand& before, const InHand& now);

// The cues of two clips that are shown as one.
Cues together(Cues first, Cues second);
// A clip made longer or shorter.
void stretch(Cues& cues, double factor);

}  // namespace table
