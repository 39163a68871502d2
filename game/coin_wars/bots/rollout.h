#pragma once
// Playing on in thought: sergeants for both sides, on a copy of the match, with chance of one's own.

#include <array>
#include <cstdint>
#include <vector>

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/bots/weights.h"
#include "game/coin_wars/rules/coin_wars.h"

namespace bots {

// A turn as it was really played in thought.
struct Plan {
    struct Deed {
        rules::coin_wars::Command command;
        std::uint64_t before = 0;  // the hash of the match in which it was done
    };
    std::vector<Deed> deeds;     // the last one ends the turn, unless the battle is over before
    Match after;                 // the match once they are done
    std::vector<double> values;  // what came of playing on, one for each way of doing so
    std::int64_t work = 0;       // actions tried out for it so far

    // Of the first so many.
    double mean(std::size_t ways) const;
};

// The rest of this side's turn: first what is wished for of it, as far as it is legal when its turn comes,
// then what a sergeant with these weights adds.
Plan play_turn(Match match, const std::vector<rules::coin_wars::Command>& wished, const Weights& weights,
               core::Random& random);

// One way of playing on.
struct Way {
    int turns = 3;                   // of a side each
    std::array<Weights, 2> weights;  // of the side that has just moved, of the other one
};
// Plays on and says how good that is for `side`: material ahead, 1e5 for a battle won.
double play_on(const Plan& plan, Side side, const Way& way, core::Random& random, std::int64_t& work);

// Material ahead in a match, as play_on counts it.
double judge(const Match& match, Side side);

}  // namespace bots
