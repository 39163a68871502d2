#pragma once
// Positions of battles between sergeants, and who won these: what the chance to win is fitted to and held against.

#include <string>
#include <vector>

#include "game/coin_wars/bots/chance.h"
#include "game/coin_wars/lab/contest.h"

namespace lab {

struct ChanceSample {
    bots::ChanceTerms terms{};
    double score = 0;    // of Heads: 1 for a win, 1/2 for a draw
    double usual = 0.5;  // what Heads scored in this battle on average, over all that were fought for these samples
};
// Which positions of a battle.
struct ChanceSampling {
    int pairs = 60;
    double from = 0, to = 1;  // the share of the battle's turns that were over by then: at least, less than
    int every = 11;           // commands
};

// Every battle that ships, and free battles of mixed forces; sergeants on both sides.
core::Result<std::vector<Contest>, std::string> chance_battles(const battles::Library& library, std::uint64_t seed);
// Both battles of each pair. The same for any number of workers; 0: one for each core.
std::vector<ChanceSample> chance_samples(const Contest& battle, const ChanceSampling& sampling, int workers);

}  // namespace lab
