#pragma once
// The sounds of a battle: coins that slide and come to touch, turns and the end, what a hand does. Each clip
// carries its cues.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/table/sound_cues.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

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

}  // namespace table
