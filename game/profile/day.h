#pragma once
// Days and times as files name them, local.

#include <filesystem>
#include <string>

namespace profile {

std::string now();    // "2026-11-26 21.05.33"
std::string today();  // "2026-11-26"
// The day on which the file was written last.
std::string day_of(const std::filesystem::path& file);

}  // namespace profile
