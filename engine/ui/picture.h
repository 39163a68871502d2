#pragma once
// The window's picture as a PNG file.

#include <filesystem>
#include <string>

#include "engine/core/result.h"

namespace ui {

// Reads what has been drawn so far; call before the window presents it.
core::Result<void, std::string> write_picture(const std::filesystem::path& file, int width, int height);

}  // namespace ui
