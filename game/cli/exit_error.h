#pragma once
// The end of a call that does not hold: a sentence on standard error, and the exit status.

#include <ostream>
#include <string>

#include "game/cli/subcommands.h"

namespace cli {

// An empty one says nothing: somebody else has.
inline int refuse(const std::string& fault, int status, Streams streams) {
    if (!fault.empty()) streams.err << fault << '\n';
    return status;
}

}  // namespace cli
