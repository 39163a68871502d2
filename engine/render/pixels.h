#pragma once
// Pictures in memory, and their files in assets/textures.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"

namespace render {

inline constexpr int kWidest = 1 << 14;  // longest side of any picture, pixels

struct Pixels {  // 8 bits per channel, rows from the top
    int width = 0, height = 0, channels = 4;
    std::vector<std::uint8_t> bytes;
};
struct FloatPixels {
    int width = 0, height = 0, channels = 3;
    std::vector<float> values;
};

// A picture and its halved versions, down to one pixel.
using MipLevels = std::vector<Pixels>;
MipLevels mip_levels(Pixels pixels);
// The levels that are at most `widest` pixels wide.
MipLevels no_wider(MipLevels levels, int widest);

struct PictureSize {
    int width = 0, height = 0;
};
// Reads the size from the file's header.
core::Result<PictureSize, std::string> size_of_picture(const std::string& file);

// The error names the file and the reason.
core::Result<Pixels, std::string> read_pixels(const std::string& file, int channels);
core::Result<FloatPixels, std::string> read_float_pixels(const std::string& file);

// A picture unpacked in advance (engine/render/unpack), which loads twenty times as fast: a header of sixteen bytes in
// native byte order, then the bytes of all levels, largest first. nullopt if the file is missing, of another kind or
// truncated.
std::optional<PictureSize> size_of_unpacked(const std::string& file);
// Skips levels wider than `widest` pixels.
std::optional<MipLevels> read_unpacked(const std::string& file, int widest = kWidest);
// The same in bands of whole rows, so that a large picture is never in memory twice. False on failure: discard the
// bands already taken.
using TakeBand = std::function<void(int level, int top, const Pixels& rows)>;
bool read_bands(const std::string& file, const TakeBand& take);
core::Result<void, std::string> write_unpacked(const std::string& file, const Pixels& pixels);

}  // namespace render
