#pragma once
// Rollouts: sergeants play both sides on a copy of the match, with random numbers of their own.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/weights.h"
#include "game/coin_wars/rules/coin_wars.h"

namespace bots {

// A turn as it was simulated.
struct Plan {
    struct Step {
        cw::Command command;
        std::uint64_t before = 0;  // hash of the match before the command
    };
    std::vector<Step> steps;  // the last one ends the turn, unless the battle ends first
    Match after;              // the match after them
    bool chance = false;      // dice or a toss decided something in it
    std::int64_t work = 0;    // candidate moves evaluated for it
};

// Simulates the rest of this side's turn: first the wished commands, skipping those that are illegal when
// their turn comes, then what a sergeant with these weights adds. Stopped, it ends early, but after one command at least.
Plan play_turn(Match match, std::span<const cw::Command> wished, const Weights& weights, core::Random& random,
               Thinking* thinking = nullptr);

// A kind of rollout.
struct Rollout {
    int turns = 3;                   // single turns; the sides alternate
    std::array<Weights, 2> weights;  // of the side that judges, of the other side
};
// Plays on and returns what it comes to for `side`, see judge.
double play_on(Match match, Side side, const Rollout& way, core::Random& random, std::int64_t& work,
               Thinking* thinking = nullptr);

// What `side` may expect of the battle: 1 for a win, 1/2 for a draw, on average over that many playouts to the end, in which
// sergeants who err a little play both sides. An offered draw counts as declined.
// Stopped, it stands on fewer, the last of which is judged where it ended.
double expected_score(Match match, Side side, int playouts, core::Random& random, Thinking* thinking = nullptr);

// The value of a match for `side`: about its chance to win, a draw counted as one half.
double judge(const Match& match, Side side);

}  // namespace bots
