#include "engine/render/pixels.h"

#include <stb_image.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <memory>

#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "engine/words/file_words.h"

namespace render {

namespace {

// The next level, without its bytes.
Pixels half_of(const Pixels& from) {
    return {std::max(from.width / 2, 1), std::max(from.height / 2, 1), from.channels, {}};
}

// Averages blocks of two by two pixels.
Pixels halved(const Pixels& from) {
    Pixels to = half_of(from);
    to.bytes.resize(std::size_t(to.width) * to.height * to.channels);
    const std::size_t right = from.width > 1 ? std::size_t(from.channels) : 0;
    const std::size_t below = from.height > 1 ? std::size_t(from.width) * from.channels : 0;
    std::uint8_t* out = to.bytes.data();
    for (int y = 0; y < to.height; ++y)
        for (int x = 0; x < to.width; ++x) {
            const std::uint8_t* in = from.bytes.data() + 2 * (y * below + x * right);
            for (int c = 0; c < to.channels; ++c, ++in)
                *out++ = static_cast<std::uint8_t>((in[0] + in[right] + in[below] + in[right + below] + 2) / 4);
        }
    return to;
}

std::string unreadable(const std::string& file) {
    if (!std::filesystem::exists(core::path(file))) return "The picture " + file + " is missing.";
    return "The picture " + file + " cannot be read: " + stbi_failure_reason() + ".";
}

// The header of an unpacked picture: magic number, width, height, channels.
using Head = std::array<std::uint32_t, 4>;
constexpr std::uint32_t kMark = 0x32505743;
constexpr std::uint32_t kLongestSide = kWidest;

bool is_head(const Head& head) {
    const auto [mark, width, height, channels] = head;
    return mark == kMark && width - 1 < kLongestSide && height - 1 < kLongestSide && channels - 1 < 4;
}

// All levels, without their bytes.
MipLevels levels_of(const Head& head) {
    const auto [mark, width, height, channels] = head;
    MipLevels levels{{static_cast<int>(width), static_cast<int>(height), static_cast<int>(channels), {}}};
    while (levels.back().width > 1 || levels.back().height > 1) levels.push_back(half_of(levels.back()));
    return levels;
}

std::size_t size_of(const Pixels& level) { return std::size_t(level.width) * level.height * level.channels; }

std::size_t size_of(const MipLevels& levels) {
    std::size_t size = 0;
    for (const Pixels& level : levels) size += size_of(level);
    return size;
}

// Reads the header if the file is complete; leaves `in` after it.
std::optional<Head> head_of(const std::string& file, std::ifstream& in) {
    const std::filesystem::path path = core::path(file);
    in.open(path, std::ios::binary);
    Head head{};
    if (!in.read(reinterpret_cast<char*>(head.data()), sizeof head) || !is_head(head)) return std::nullopt;
    std::error_code ignored;
    if (std::filesystem::file_size(path, ignored) != sizeof head + size_of(levels_of(head))) return std::nullopt;
    return head;
}

}  // namespace

core::Result<PictureSize, std::string> size_of_picture(const std::string& file) {
    PictureSize size;
    int channels = 0;
    if (stbi_info(file.c_str(), &size.width, &size.height, &channels) == 0) return core::failure(unreadable(file));
    return size;
}

core::Result<Pixels, std::string> read_pixels(const std::string& file, int channels) {
    Pixels pixels;
    pixels.channels = channels;
    int in_file = 0;
    const std::unique_ptr<stbi_uc, void (*)(void*)> bytes(
        stbi_load(file.c_str(), &pixels.width, &pixels.height, &in_file, channels), stbi_image_free);
    if (!bytes) return core::failure(unreadable(file));
    pixels.bytes.assign(bytes.get(), bytes.get() + std::size_t(pixels.width) * pixels.height * channels);
    return pixels;
}

core::Result<FloatPixels, std::string> read_float_pixels(const std::string& file) {
    FloatPixels pixels;
    int in_file = 0;
    const std::unique_ptr<float, void (*)(void*)> values(
        stbi_loadf(file.c_str(), &pixels.width, &pixels.height, &in_file, 3), stbi_image_free);
    if (!values) return core::failure(unreadable(file));
    pixels.values.assign(values.get(), values.get() + std::size_t(pixels.width) * pixels.height * 3);
    return pixels;
}

MipLevels mip_levels(Pixels pixels) {
    MipLevels levels{std::move(pixels)};
    while (levels.back().width > 1 || levels.back().height > 1) levels.push_back(halved(levels.back()));
    return levels;
}

MipLevels no_wider(MipLevels levels, int widest) {
    std::erase_if(levels, [&](const Pixels& level) { return level.width > widest; });
    return levels;
}

std::optional<PictureSize> size_of_unpacked(const std::string& file) {
    std::ifstream in;
    const auto head = head_of(file, in);
    if (!head) return std::nullopt;
    return PictureSize{static_cast<int>((*head)[1]), static_cast<int>((*head)[2])};
}

std::optional<MipLevels> read_unpacked(const std::string& file, int widest) {
    std::ifstream in;
    const auto head = head_of(file, in);
    if (!head) return std::nullopt;
    MipLevels read;
    for (Pixels& level : levels_of(*head)) {
        const auto size = static_cast<std::streamsize>(size_of(level));
        if (level.width > widest) {
            in.seekg(size, std::ios::cur);
            continue;
        }
        level.bytes.resize(size_of(level));
        if (!in.read(reinterpret_cast<char*>(level.bytes.data()), size)) return std::nullopt;
        read.push_back(std::move(level));
    }
    return read;
}

bool read_bands(const std::string& file, const TakeBand& take) {
    constexpr int kBand = 96 << 10;  // bytes at a time
    std::ifstream in;
    const auto head = head_of(file, in);
    if (!head) return false;
    const MipLevels levels = levels_of(*head);
    Pixels rows;
    for (int level = 0; level < static_cast<int>(levels.size()); ++level) {
        const auto& [width, height, channels, nothing] = levels[static_cast<std::size_t>(level)];
        const int max = std::max(1, kBand / (width * channels));
        for (int top = 0; top < height; top += max) {
            rows.width = width, rows.height = std::min(max, height - top), rows.channels = channels;
            rows.bytes.resize(size_of(rows));
            if (!in.read(reinterpret_cast<char*>(rows.bytes.data()), static_cast<std::streamsize>(size_of(rows))))
                return false;
            take(level, top, rows);
        }
    }
    return true;
}

core::Result<void, std::string> write_unpacked(const std::string& file, const Pixels& pixels) {
    const Head head{kMark, static_cast<std::uint32_t>(pixels.width), static_cast<std::uint32_t>(pixels.height),
                    static_cast<std::uint32_t>(pixels.channels)};
    std::string content(reinterpret_cast<const char*>(head.data()), sizeof head);
    for (const Pixels& level : mip_levels(pixels)) content.append(level.bytes.begin(), level.bytes.end());
    return core::write_file(core::path(file), content).map_error([](const core::FileFault& fault) {
        return words::english(words::told(fault));
    });
}

}  // namespace render
