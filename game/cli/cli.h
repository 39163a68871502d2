#pragma once
// The command line of coinwars-cli.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "game/cli/subcommands.h"

namespace cli {

struct Folders {
    std::optional<std::filesystem::path> home;     // contains `assets`
    std::optional<std::filesystem::path> profile;  // the user's own files; --profile overrides it
};
// Runs the program; `words` is its command line, including the program's name. Exit status 0: done; 1: the checked or
// played file is invalid, or the assets are missing; 2: invalid arguments.
int run(const std::vector<std::string>& words, const Folders& folders, Streams streams);

}  // namespace cli
