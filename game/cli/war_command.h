#pragma once
// `coinwars-cli lab war`: whole wars without a window.

#include <string>

#include "game/cli/subcommands.h"
#include "game/coin_wars/lab/war_run.h"

namespace cli {

struct WarCall {
    std::string war;
    lab::WarTerms terms;
    double time = 0;  // seconds; 0: no limit
    bool json = false, progress = false;
};
// Returns 0: all wars came to an end, or time ran out; 1: one did not, or something is invalid; 130: Ctrl-C, with a
// report of what was fought.
int fight_war(const battles::Library& library, const WarCall& call, Streams streams);

}  // namespace cli
