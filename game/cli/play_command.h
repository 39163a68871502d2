#pragma once
// `coinwars-cli play`: one battle between bots.

#include <cstdint>
#include <string>

#include "game/cli/subcommands.h"
#include "game/coin_wars/battles/library.h"

namespace cli {

struct PlayCall {
    std::string battle;        // a name or a file
    std::string heads, tails;  // levels, or "cmd:PROGRAM" (external_bot.h)
    std::int64_t work = 0;     // of levels
    std::uint64_t seed = 1;
    double seconds = 60;  // an external program's time limit per answer
    std::string record;   // file for the replay; empty: none
    Format format = Format::Text;
};
// There is no toss: if the battle leaves open who begins, the seed decides. Status 0: fought to the end; 1:
// the battle is not valid, or a bot lost by an invalid answer; 2: there is no such bot.
int play(const battles::Library& library, const PlayCall& call, Streams streams);

}  // namespace cli
