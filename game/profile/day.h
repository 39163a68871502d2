#pragma once
// Days and times as files name them, local: "2026-11-26", "2026-11-26 21.05.33".

#include <filesystem>
#include <string>

namespace profile {

std::string today();
// On which the file was written last.
std::string day_of(const std::filesystem::path& file);
std::string now();

}  // namespace profile
