#pragma once
// `coinwars-cli lab problems`: finds problems to solve in battles between sergeants.

#include <cstdint>
#include <string>

#include "game/cli/subcommands.h"

namespace cli {

struct ProblemsCall {
    int games = 100;         // small battles
    int historical = 0;      // battles of those that ship, in turn
    std::uint64_t seed = 1;  // of the first game
    std::string from;        // a folder of problems to choose from, instead of finding them
    int most = 100;          // that are chosen
    std::string out;         // a folder: a file for each problem
};
// Status 0: done; 1: a folder cannot be written, or a problem in it does not hold.
int find_problems(const battles::Library& library, const ProblemsCall& call, Streams streams);

}  // namespace cli
