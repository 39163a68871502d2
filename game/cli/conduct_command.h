#pragma once
// `coinwars-cli lab conduct`: how bots conduct a battle, regardless of who wins.

#include <string>
#include <vector>

#include "game/cli/contest_entrants.h"
#include "game/cli/subcommands.h"

namespace cli {

struct ConductCall {
    std::vector<std::string> battles;
    ContestTerms terms;
    double time = 0;  // total seconds; 0: no limit
};
// Returns 0: fought and reported, or time ran out; 1: a battle is invalid; 130: Ctrl-C.
int conduct(const battles::Library& library, const ConductCall& call, Streams streams);

}  // namespace cli
