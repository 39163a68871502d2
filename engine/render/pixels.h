#pragma once
// Pictures in memory, and the files of assets/textures that hold them.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"

namespace render {

inline constexpr int kWidest = 1 << 14;  // pixels of any picture

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
// Those that are at most so many pixels wide.
MipLevels no_wider(MipLevels levels, int widest);

struct PictureSize {
    int width = 0, height = 0;
};
// What a file says of itself at its beginning.
core::Result<PictureSize, std::string> size_of_picture(const std::string& file);

// The error names the file and the reason.
core::Result<Pixels, std::string> read_pixels(const std::string& file, int channels);
core::Result<FloatPixels, std::string> read_float_pixels(const std::string& file);

// A picture unpacked ahead (engine/render/unpack), which is read twenty times as fast: a head of sixteen bytes in this machine's own
// order, then the bytes of all its levels, the largest first. Nothing if there is no such file, or it is none of these or cut short.
std::optional<PictureSize> size_of_unpacked(const std::string& file);
// Without the levels that are wider than so many pixels.
std::optional<MipLevels> read_unpacked(const std::string& file, int widest = kWidest);
// The same in bands of whole rows, so that a large picture is never in memory twice. False: what was taken is worth
// nothing.
using TakeBand = std::function<void(int level, int top, const Pixels& rows)>;
bool read_bands(const std::string& file, const TakeBand& take);
core::Result<void, std::string> write_unpacked(const std::string& file, const Pixels& pixels);

}  // namespace render
