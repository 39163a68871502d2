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
    double seconds = 60;  // a program's time for each answer
    std::string record;   // where the replay goes; empty: nowhere
    Format format = Format::Text;
};
// Without a toss: where the battle leaves open who begins, the seed says. Status 0: fought to its end; 1: the
// battle does not hold, or a bot lost by what it said; 2: there is no such bot.
int play(const battles::Library& library, const PlayCall& call, Streams streams);

}  // namespace cli
