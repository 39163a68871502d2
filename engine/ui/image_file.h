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
// For tests: half as wide and high, and not packed. Refused if hardly anything can be seen, such as one colour.
core::Result<void, words::Phrase> write_small_picture(const std::filesystem::path& file, FrameSize frame);

// A PNG file of red, green and blue, rows from the top; empty if it cannot be packed.
std::string png(FrameSize size, const std::vector<std::uint8_t>& rgb);
// A JPEG file of red, green and blue, rows from the top; empty if it cannot be packed.
std::string jpeg(FrameSize size, const std::vector<std::uint8_t>& rgb);

struct Picture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;  // rows from the top
};
inline constexpr int kPictureMost = 8192;  // pixels per side
// Decodes a PNG, and no other format; the error says what is wrong, with "It" as its subject.
core::Result<Picture, std::string> picture_from(std::string_view bytes);
// The error names the file; both are in English, for whoever builds the program: its own pictures are read so.
core::Result<Picture, std::string> read_picture(const std::filesystem::path& file);

}  // namespace ui
