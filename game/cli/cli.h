#pragma once
// The command line of coinwars-cli.

#include <filesystem>
#include <optional>

#include "game/cli/subcommands.h"

namespace cli {

struct Folders {
    std::optional<std::filesystem::path> home;     // holds `assets`
    std::optional<std::filesystem::path> profile;  // one's own files; --profile overrules it
};
// The whole program: exit status 0 done; 1 what was checked or played did not hold, or there are no assets; 2
// the call's words are off.
int run(int argc, const char* const* argv, const Folders& folders, Streams streams);

}  // namespace cli
