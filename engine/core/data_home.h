#pragma once
// Where a system keeps what programs keep for their user.

#include <filesystem>
#include <optional>

namespace core {

// The folder in which each program has one of its own; it may not be there yet. Nullopt if this user has none.
std::optional<std::filesystem::path> data_home();

}  // namespace core
