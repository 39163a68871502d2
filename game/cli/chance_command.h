#pragma once
// `coinwars-cli lab chance`: fits the chance to win to battles between sergeants.

#include <cstdint>
#include <string>

#include "game/cli/subcommands.h"

namespace cli {

struct ChanceCall {
    int games = 80;          // per shipped battle, and for free battles; rounded up to pairs
    std::uint64_t seed = 1;  // tests/bench uses a different one
    int jobs = 0;            // 0: one per core
    std::string out;         // the header with the weights (bots/chance_weights.h)
};
// Returns 0: fitted and written; 1: the file cannot be written.
int chance(const battles::Library& library, const ChanceCall& call, Streams streams);

}  // namespace cli
