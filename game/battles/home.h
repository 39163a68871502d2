#pragma once
// Where the program's data lie: the folder that holds `assets` (and `shaders`), beside the program, in the
// source tree or where it is installed.

#include <filesystem>
#include <optional>

namespace battles {

// `program` is argv[0]: a path, or a name that the shell found in PATH. Nothing: no such folder.
std::optional<std::filesystem::path> find_home(const std::filesystem::path& program);

}  // namespace battles
