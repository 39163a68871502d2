#pragma once
// Positions from battles between sergeants with their winners: data for fitting and checking the chance to win.

#include <string>
#include <vector>

#include "game/coin_wars/bots/chance.h"
#include "game/coin_wars/lab/contest.h"

namespace lab {

struct ChanceSample {
    bots::ChanceTerms terms{};
    double score = 0;    // Heads' score: 1 for a win, 1/2 for a draw
    double usual = 0.5;  // Heads' average score in this battle over all battles fought for these samples
};
// Selects positions of a battle.
struct ChanceSampling {
    int pairs = 60;
    double from = 0, to = 1;  // share of the battle's turns played so far: at least, less than
    int every = 11;           // sampling interval, commands
};

// Every shipped battle, and free battles of mixed forces; sergeants on both sides.
core::Result<std::vector<Contest>, std::string> chance_battles(const battles::Library& library, std::uint64_t seed);
// Samples both battles of each pair. The same for any number of workers; 0: one per core.
std::vector<ChanceSample> chance_samples(const Contest& battle, const ChanceSampling& sampling, int workers);

}  // namespace lab
