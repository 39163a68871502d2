#pragma once
// Ends a failed call: a sentence on standard error, and the exit status.

#include <ostream>
#include <string>

#include "game/cli/subcommands.h"

namespace cli {

// Prints nothing if `fault` is empty: it was reported already.
inline int refuse(const std::string& fault, int status, Streams streams) {
    if (!fault.empty()) streams.err << fault << '\n';
    return status;
}

}  // namespace cli
