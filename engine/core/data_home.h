#pragma once
// Where the system keeps programs' data for the current user.

#include <filesystem>
#include <optional>
#include <system_error>

namespace core {

// The parent of all programs' data folders; it may not exist yet. nullopt if this user has none.
std::optional<std::filesystem::path> data_home();

// Creates a folder and its missing parents, private to this user from the start, as the XDG specification asks; leaves
// an existing one as it is. On Windows, a user's folders are private anyway.
std::error_code make_user_folder(const std::filesystem::path& folder);

}  // namespace core
