#pragma once
// Where a system keeps what programs keep for their user.

#include <filesystem>
#include <optional>
#include <system_error>

namespace core {

// The folder in which each program has one of its own; it may not be there yet. Nullopt if this user has none.
std::optional<std::filesystem::path> data_home();

// Makes a folder, and those above it that are missing, for this user alone from their first moment on, as the XDG specification asks;
// one that is there stays as it is. Windows gives each user's folders to that user anyway.
std::error_code make_user_folder(const std::filesystem::path& folder);

}  // namespace core
