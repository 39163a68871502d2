#pragma once
// Days and times as files name them, local: "2026-11-26", "2026-11-26 21.05.33".

#include <filesystem>
#include <string>

namespace profile {

std::string today();
// The day of the file's last change; empty if it cannot be read.
std::string day_of(const std::filesystem::path& file);
std::string now();

}  // namespace profile
