#pragma once
// Image files: writes PNGs of the window, reads PNGs.

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace ui {

struct FrameSize {
    int width, height;  // pixels
};
// Writes what has been drawn so far; call before the window presents it.
core::Result<void, words::Phrase> write_picture(const std::filesystem::path& file, FrameSize frame);
// For tests: half as wide and high, and uncompressed. Fails if almost nothing is visible, such as one colour.
core::Result<void, words::Phrase> write_small_picture(const std::filesystem::path& file, FrameSize frame);

// A PNG file from RGB rows, top first; empty if encoding fails.
std::string png(FrameSize size, const std::vector<std::uint8_t>& rgb);
// A JPEG file from RGB rows, top first; empty if encoding fails.
std::string jpeg(FrameSize size, const std::vector<std::uint8_t>& rgb);

struct Picture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;  // rows from the top
};
inline constexpr int kMaxPicture = 8192;  // pixels per side
// Decodes a PNG, and no other format; the error says what is wrong, with "It" as its subject.
core::Result<Picture, std::string> picture_from(std::string_view bytes);
// The error names the file. Both errors are in English, for the developer: this reads the program's own pictures.
core::Result<Picture, std::string> read_picture(const std::filesystem::path& file);

}  // namespace ui
