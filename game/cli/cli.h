#pragma once
// The command line of coinwars-cli.

#include <filesystem>
#include <optional>

#include "game/cli/calls.h"

namespace cli {

// The whole program: exit status 0 done; 1 what was checked or played did not hold, or there are no assets; 2
// the call's words are off. `home`: the folder that holds `assets`.
int run(int argc, const char* const* argv, const std::optional<std::filesystem::path>& home, Streams streams);

}  // namespace cli
