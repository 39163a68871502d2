#pragma once
// Rollouts: sergeants play both sides on a copy of the match, with random numbers of their own.

#include <array>
#include <cstdint>
#include <vector>

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/bots/weights.h"
#include "game/coin_wars/rules/coin_wars.h"

namespace bots {

// A turn as it was simulated.
struct Plan {
    struct Step {
        cw::Command command;
        std::uint64_t before = 0;  // hash of the match before the command
    };
    std::vector<Step> steps;     // the last one ends the turn, unless the battle ends first
    Match after;                 // the match after them
    std::vector<double> values;  // results of the rollouts, one for each kind of rollout
    std::int64_t work = 0;       // actions tried for it so far

    // Of the first `ways` results.
    double mean(std::size_t ways) const;
};

// Simulates the rest of this side's turn: first the wished commands, skipping those that are illegal when
// their turn comes, then what a sergeant with these weights adds.
Plan play_turn(Match match, const std::vector<cw::Command>& wished, const Weights& weights, core::Random& random);

// A kind of rollout.
struct Rollout {
    int turns = 3;                   // single turns; the sides alternate
    std::array<Weights, 2> weights;  // of the side that has just moved, of the other side
};
// Plays on from the plan and returns the result for `side`: the material lead, about 1e5 for a win.
double play_on(const Plan& plan, Side side, const Rollout& way, core::Random& random, std::int64_t& work);

// What `side` may expect of the battle: 1 for a win, 1/2 for a draw, on average over that many playouts to the end, in which
// sergeants who err a little play both sides. An offered draw counts as declined.
double expected_score(Match match, Side side, int playouts, core::Random& random);

// The value of a match for `side`, as in play_on.
double judge(const Match& match, Side side);

}  // namespace bots
