#pragma once
// `coinwars-cli lab tune`: tunes the weights that bots judge by, in battles of weights against weights.

#include <cstdint>
#include <string>

#include "game/cli/subcommands.h"

namespace cli {

struct TuneCall {
    std::string level = "sergeant";  // or general: the weights of its rollouts
    std::int64_t work = 5000;        // for the general
    int steps = 400, pairs = 100, proof = 1000;
    double pace = 0.4;
    int seed = 1;
    std::string from;    // a file of this command: starts from its final weights
    int jobs = 0;        // 0: one per core
    std::string out;     // the file; continued if it exists
    std::string header;  // the general's weights (bots/generals_weights.h); empty: not written
};
// Returns 0: tuned, tested against the start and written; 1: a file cannot be read or written, or has other settings.
int tune(const battles::Library& library, const TuneCall& call, Streams streams);

}  // namespace cli
