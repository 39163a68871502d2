#pragma once
// The command-line options of `pack`, `unpack` and `formats`.

#include <vector>

#include "game/cli/lab_options.h"

namespace cli {

// Adds them to the program; after parsing, run the one that was called.
std::vector<Registered> add_file_calls(CLI::App& program);

}  // namespace cli
