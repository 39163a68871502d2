#pragma once
// Where systems without fontconfig store fonts.

#include <filesystem>
#include <vector>

namespace text {

// The system's and the user's font folders; they need not exist.
std::vector<std::filesystem::path> font_folders();

}  // namespace text
