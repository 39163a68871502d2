#pragma once
// `coinwars-cli lab odds`: how evenly bots fight the battles that ship.

#include <cstdint>
#include <string>
#include <vector>

#include "game/cli/subcommands.h"
#include "game/coin_wars/battles/library.h"

namespace cli {

struct OddsCall {
    std::vector<std::string> battles;  // names; empty: all that ship
    std::string bot = "general";
    std::int64_t work = 20'000;  // candidate moves for a turn; 0: the level's own
    int games = 100;
    int jobs = 0;              // 0: as many as the machine has cores
    double time = 0;           // seconds in all; 0: no limit
    bool no_handicap = false;  // looks for none that evens out a lopsided battle
    bool resume = false;       // leaves out battles whose row in `out` was measured alike, by as many battles
    std::string out;           // a file of odds (battles/odds.h): rows of these battles are replaced, the others stay
};
// Status 0: measured and written, or the time was over; 1: a battle or the file is not valid; 130: Ctrl-C. A battle that
// was broken off is told and not written.
int odds(const battles::Library& library, const OddsCall& call, Streams streams);

}  // namespace cli
