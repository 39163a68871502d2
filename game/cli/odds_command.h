#pragma once
// `coinwars-cli lab odds`: how evenly bots fight the shipped battles.

#include <cstdint>
#include <string>
#include <vector>

#include "game/cli/subcommands.h"
#include "game/coin_wars/battles/library.h"

namespace cli {

struct OddsCall {
    std::vector<std::string> battles;  // names; empty: all that are shipped
    std::string bot = "general";
    std::int64_t work = 20'000;  // candidate moves per turn; 0: the level's default
    int games = 100;
    int jobs = 0;              // 0: one per core
    double time = 0;           // total seconds; 0: no limit
    bool no_handicap = false;  // do not search for a handicap that evens out a lopsided battle
    bool resume = false;       // skips battles whose row in `out` has the same settings and number of battles
    std::string out;           // a file of odds (battles/odds.h): replaces the rows of these battles only
};
// Returns 0: measured and written, or time ran out; 1: a battle or the file is invalid; 130: Ctrl-C. An unfinished
// battle is reported but not written.
int odds(const battles::Library& library, const OddsCall& call, Streams streams);

}  // namespace cli
