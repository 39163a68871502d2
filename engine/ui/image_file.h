#pragma once
// Pictures in files: PNGs, the window's own and others that are read.

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace ui {

// Reads what has been drawn so far; call before the window presents it.
core::Result<void, std::string> write_picture(const std::filesystem::path& file, int width, int height);

struct Picture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;  // rows from above
};
inline constexpr int kPictureMost = 8192;  // pixels a side
// Of a PNG's bytes, and no other format's; the error says what is wrong with "it".
core::Result<Picture, std::string> picture_from(std::string_view bytes);
// The error is a sentence that names the file.
core::Result<Picture, std::string> read_picture(const std::filesystem::path& file);

}  // namespace ui
