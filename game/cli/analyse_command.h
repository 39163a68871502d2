#pragma once
// `coinwars-cli lab analyse`: what decided a recorded battle.

#include <cstdint>
#include <string>

#include "game/cli/subcommands.h"

namespace cli {

struct AnalyseCall {
    std::string file;
    std::int64_t work = 0;  // candidate moves the search for a better turn may evaluate per turn; 0: the default
    std::string out;        // the replay with its analysis; empty: only reported
    Format format = Format::Text;
};
// Returns 0: analysed; 1: the replay is invalid, of another game, or cannot be written.
int analyse(const AnalyseCall& call, Streams streams);

}  // namespace cli
