#pragma once
// Rollouts: sergeants play both sides on a copy of the match, with their own random numbers.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/weights.h"
#include "game/coin_wars/rules/coin_wars.h"

namespace bots {

// A simulated turn.
struct RolloutPlan {
    struct Step {
        cw::Command command;
        std::uint64_t before = 0;  // hash of the match before the command
    };
    std::vector<Step> steps;  // the last one ends the turn, unless the battle ends first
    Match after;              // the match after the steps
    bool chance = false;      // dice or a toss decided something in it
    std::int64_t work = 0;    // candidate moves evaluated for it
};

// Simulates the rest of this side's turn: first the wished commands, skipping those that are illegal when reached, then
// what a sergeant with these weights adds. If stopped, it ends early, but after at least one command.
RolloutPlan play_turn(Match match, std::span<const cw::Command> wished, const Weights& weights, core::Random& random,
                      Thinking* thinking = nullptr);

// A kind of rollout.
struct Rollout {
    int turns = 3;                   // single turns; the sides alternate
    std::array<Weights, 2> weights;  // of the judging side, of the other side
};
// Plays on and returns the value of the result for `side`, see judge.
double play_on(Match match, Side side, const Rollout& way, core::Random& random, std::int64_t& work,
               Thinking* thinking = nullptr);

// The score that `side` can expect: 1 for a win, 1/2 for a draw, averaged over that many playouts to the end between
// sergeants who err slightly. An offered draw counts as declined. If stopped, it uses fewer playouts, the last of which
// is judged where it stopped.
double expected_score(Match match, Side side, int playouts, core::Random& random, Thinking* thinking = nullptr);

// The value of a match for `side`: roughly its chance to win, with a draw as one half.
double judge(const Match& match, Side side);

}  // namespace bots
