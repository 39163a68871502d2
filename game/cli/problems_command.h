#pragma once
// `coinwars-cli lab problems`: finds problems to solve in battles between sergeants.

#include <cstdint>
#include <string>

#include "game/cli/subcommands.h"

namespace cli {

struct ProblemsCall {
    int games = 100;         // small battles
    int historical = 0;      // shipped battles, in turn
    std::uint64_t seed = 1;  // for the first game
    std::string from;        // a folder of problems to choose from instead of finding new ones
    int most = 100;          // how many to choose
    std::string out;         // a folder, with a file per problem
};
// Returns 0: done; 1: a folder cannot be written, or a problem in it is invalid.
int find_problems(const battles::Library& library, const ProblemsCall& call, Streams streams);

}  // namespace cli
