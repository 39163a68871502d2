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
    std::int64_t work = 0;     // for levels
    std::uint64_t seed = 1;
    double seconds = 60;  // an external program's time limit per answer
    std::string record;   // file for the replay; empty: none
    Format format = Format::Text;
};
// There is no toss: if the battle does not say who begins, the seed decides. Returns 0: fought to the end; 1: the
// battle is invalid, or a bot lost by an invalid answer; 2: no such bot.
int play(const battles::Library& library, const PlayCall& call, Streams streams);

}  // namespace cli
