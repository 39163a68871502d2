#pragma once
// Days as files name them: "2026-11-26", local.

#include <filesystem>
#include <string>

namespace profile {

std::string today();
// On which the file was written last.
std::string day_of(const std::filesystem::path& file);

}  // namespace profile
