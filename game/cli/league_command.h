#pragma once
// `coinwars-cli lab formations` and `lab lists`: the leagues shown in the laboratory.

#include <string>
#include <vector>

#include "game/cli/subcommands.h"
#include "game/coin_wars/battles/library.h"

namespace cli {

struct LeagueCall {
    std::vector<std::string> coins;  // of formations: keys of lab::kAlike; empty: the five shipped
    std::string bot = "sergeant";
    int pairs = 20;  // per pairing
    int seed = 1;
    int jobs = 0;      // 0: one per core
    double time = 0;   // total seconds; 0: no limit
    std::string keep;  // folder that saves every pair, to resume later; empty: none
    std::string out;   // a league file (lab/league.h); its other tables are kept if measured the same way
    bool progress = false;
};
// Sixteen formations of the same coins, attack on bare felt, tournament rules. Returns 0: measured and written, or time
// ran out; 1: something is invalid; 130: Ctrl-C. An unfinished table is reported but not written.
int formation_league(const battles::Library& library, const LeagueCall& call, Streams streams);
// The lists of lab/point_lists.h on bare felt, tournament rules.
int list_league(const battles::Library& library, const LeagueCall& call, Streams streams);

}  // namespace cli
