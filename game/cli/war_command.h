#pragma once
// `coinwars-cli lab war`: whole wars, without a window.

#include <string>

#include "game/cli/subcommands.h"
#include "game/coin_wars/lab/war_run.h"

namespace cli {

struct WarCall {
    std::string war;
    lab::WarTerms terms;
    bool json = false;
};
// Status 0: fought, and each came to its end; 1: one did not, or something is not valid.
int fight_war(const battles::Library& library, const WarCall& call, Streams streams);

}  // namespace cli
