#pragma once
// The program's data paths: the folder that holds `assets` (and `shaders`), beside the executable, in the source tree
// or where it is installed; and the folder for this user's settings, saves and own files.

#include <filesystem>
#include <optional>

namespace battles {

// `program` is argv[0]: a path, or a name that the shell found in PATH. nullopt if there is no such folder.
std::optional<std::filesystem::path> find_home(const std::filesystem::path& program);

// The same folder as platform::profile_folder, found without a window; it may not exist yet. nullopt if the system has
// no such folder for this user.
std::optional<std::filesystem::path> find_profile();

}  // namespace battles
