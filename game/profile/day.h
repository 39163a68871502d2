#pragma once
// Days as files name them: "2026-11-26", local.

#include <filesystem>
#include <string>

namespace profile {

std::string today();
// The day of the file's last change; empty if it cannot be read.
std::string day_of(const std::filesystem::path& file);

}  // namespace profile
