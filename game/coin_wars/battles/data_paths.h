#pragma once
// Where the program's data lie: the folder that holds `assets` (and `shaders`), beside the program, in the
// source tree or where it is installed; and the folder where this user's settings, saves and own files are
// kept.

#include <filesystem>
#include <optional>

namespace battles {

// `program` is argv[0]: a path, or a name that the shell found in PATH. Nothing: no such folder.
std::optional<std::filesystem::path> find_home(const std::filesystem::path& program);

// The same folder as the window's (platform::profile_folder), found without it; it need not be there yet.
// Nothing: the system names no folder for this user.
std::optional<std::filesystem::path> find_profile();

}  // namespace battles
