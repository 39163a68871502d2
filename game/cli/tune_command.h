#pragma once
// `coinwars-cli lab tune`: tunes the weights that bots judge by, in battles of weights against weights.

#include <cstdint>
#include <string>

#include "game/cli/subcommands.h"

namespace cli {

struct TuneCall {
    std::string level = "sergeant";  // or general: the weights of his rollouts
    std::int64_t work = 5000;        // of the general
    int steps = 400, pairs = 100, proof = 1000;
    double pace = 0.4;
    int seed = 1;
    std::string from;    // a file of this command: starts from the weights in which it ended
    int jobs = 0;        // 0: as many as the machine has cores
    std::string out;     // the file; if it is there already, goes on with it
    std::string header;  // the general's weights (bots/generals_weights.h); empty: not written
};
// Status 0: tuned, tried against the start and written; 1: a file cannot be read or written, or was tuned in another way.
int tune(const battles::Library& library, const TuneCall& call, Streams streams);

}  // namespace cli
