#pragma once
// `coinwars-cli lab war`: whole wars, without a window.

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
// Status 0: fought, and each came to its end, or the time was over; 1: one did not, or something is not valid; 130:
// Ctrl-C, and what was fought so far is told.
int fight_war(const battles::Library& library, const WarCall& call, Streams streams);

}  // namespace cli
