#pragma once
// `coinwars-cli lab conduct`: how bots conduct a battle, whoever wins it.

#include <string>
#include <vector>

#include "game/cli/contest_entrants.h"
#include "game/cli/subcommands.h"

namespace cli {

struct ConductCall {
    std::vector<std::string> battles;  // names
    ContestTerms terms;
    double time = 0;  // seconds in all; 0: no limit
};
// Status 0: fought and told, or the time was over; 1: a battle is not valid; 130: Ctrl-C.
int conduct(const battles::Library& library, const ConductCall& call, Streams streams);

}  // namespace cli
