#pragma once
// `coinwars-cli lab chance`: fits the chance to win to battles between sergeants.

#include <cstdint>
#include <string>

#include "game/cli/subcommands.h"

namespace cli {

struct ChanceCall {
    int games = 80;          // of each battle that ships, and of free ones, rounded up to pairs
    std::uint64_t seed = 1;  // tests/bench uses another one
    int jobs = 0;            // 0: as many as the machine has cores
    std::string out;         // the header that keeps the weights (bots/chance_weights.h)
};
// Status 0: fitted and written; 1: the file cannot be written.
int chance(const battles::Library& library, const ChanceCall& call, Streams streams);

}  // namespace cli
