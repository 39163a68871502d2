#pragma once
// `coinwars-cli lab analyse`: what decided a battle that was recorded.

#include <cstdint>
#include <string>

#include "game/cli/subcommands.h"

namespace cli {

struct AnalyseCall {
    std::string file;
    std::int64_t work = 0;  // candidate moves that the search for a better turn may evaluate, each turn; 0: the default
    std::string out;        // the replay with its analysis; empty: it is only reported
    Format format = Format::Text;
};
// Status 0: analysed; 1: the replay does not hold, is of another game, or cannot be written.
int analyse(const AnalyseCall& call, Streams streams);

}  // namespace cli
