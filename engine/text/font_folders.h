#pragma once
// Where systems without fontconfig keep their fonts.

#include <filesystem>
#include <vector>

namespace text {

// The system's folders and the user's own; not all need be there.
std::vector<std::filesystem::path> font_folders();

}  // namespace text
