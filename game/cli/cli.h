#pragma once
// The command line of coinwars-cli.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "game/cli/subcommands.h"

namespace cli {

struct Folders {
    std::optional<std::filesystem::path> home;     // holds `assets`
    std::optional<std::filesystem::path> profile;  // the user's own files; --profile overrides it
};
// The whole program; `words` is its command line with its own name in front. Exit status 0: done; 1: what was checked or played is not
// valid, or the assets are missing; 2: invalid arguments.
int run(const std::vector<std::string>& words, const Folders& folders, Streams streams);

}  // namespace cli
