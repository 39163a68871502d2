#pragma once
// `coinwars-cli lab formations` and `lab lists`: the leagues that the laboratory shows.

#include <string>
#include <vector>

#include "game/cli/subcommands.h"
#include "game/coin_wars/battles/library.h"

namespace cli {

struct LeagueCall {
    std::vector<std::string> coins;  // of formations: keys of lab::kAlike; empty: the five that ship
    std::string bot = "sergeant";
    int pairs = 20;  // of each with each
    int seed = 1;
    int jobs = 0;      // 0: as many as the machine has cores
    double time = 0;   // seconds in all; 0: no limit
    std::string keep;  // a folder that keeps every pair, to go on after a break; empty: kept nowhere
    std::string out;   // a league file (lab/league.h); its other tables stay if they were measured alike
    bool progress = false;
};
// Sixteen formations of the same coins, attack on bare felt, by the tournament's rules. Status 0: measured and written,
// or the time was over; 1: something is not valid; 130: Ctrl-C. A table that was broken off is told and not written.
int formation_league(const battles::Library& library, const LeagueCall& call, Streams streams);
// The lists of lab/point_lists.h on bare felt, by the tournament's rules.
int list_league(const battles::Library& library, const LeagueCall& call, Streams streams);

}  // namespace cli
