#include "engine/ui/image_file.h"

#include <stb_image_write.h>

#include <algorithm>
#include <vector>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "engine/render/gl.h"
#include "engine/ui/uncompressed_png.h"

namespace ui {

constexpr int kFilterByLeft = 1;
constexpr int kJpegQuality = 88;       // of 100
constexpr std::size_t kRowsRead = 64;  // at a time; a multiple of any `every`

namespace {

void append(void* to, void* data, int size) {
    static_cast<std::string*>(to)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
}

// Every `every`-th pixel of the window in both directions, RGB, rows from the top.
std::vector<std::uint8_t> drawn(FrameSize frame, std::size_t every) {
    const std::size_t wide = static_cast<std::size_t>(frame.width), high = static_cast<std::size_t>(frame.height);
    std::vector<std::uint8_t> read(wide * 4 * kRowsRead), rgb((wide / every) * (high / every) * 3);
    std::uint8_t* out = rgb.data();
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    for (std::size_t y = 0; y + every <= high; y += every) {
        const std::size_t row = y % kRowsRead, rows = std::min(kRowsRead, high - (y - row));
        if (row == 0)
            glReadPixels(0, static_cast<int>(high - y - rows), frame.width, static_cast<int>(rows), GL_RGBA,
                         GL_UNSIGNED_BYTE, read.data());
        const std::uint8_t* pixel = read.data() + (rows - 1 - row) * wide * 4;
        for (std::size_t x = 0; x + every <= wide; x += every, pixel += 4 * every)
            for (int channel = 0; channel < 3; ++channel) *out++ = pixel[channel];
    }
    return rgb;
}

// Wood, cloth and paper are grainy: at least half the pixels differ from their neighbour.
bool shows_something(const std::vector<std::uint8_t>& rgb) {
    std::size_t differ = 0;
    const std::uint8_t* const end = rgb.data() + rgb.size();
    for (const std::uint8_t* at = rgb.data() + 3; at + 2 < end; at += 3)
        differ += at[0] != at[-3] || at[1] != at[-2] || at[2] != at[-1];
    return differ * 2 >= rgb.size() / 3;
}

}  // namespace

std::string jpeg(FrameSize size, const std::vector<std::uint8_t>& rgb) {
    std::string file;
    if (!stbi_write_jpg_to_func(append, &file, size.width, size.height, 3, rgb.data(), kJpegQuality)) return {};
    return file;
}

std::string png(FrameSize size, const std::vector<std::uint8_t>& rgb) {
    // A quarter faster than the library's default, and the file is hardly larger.
    stbi_write_force_png_filter = kFilterByLeft;
    stbi_write_png_compression_level = 5;
    std::string file;
    if (!stbi_write_png_to_func(append, &file, size.width, size.height, 3, rgb.data(), size.width * 3)) return {};
    return file;
}

core::Result<void, words::Phrase> write_picture(const std::filesystem::path& file, FrameSize frame) {
    const std::string packed = png(frame, drawn(frame, 1));
    if (packed.empty())
        return core::failure(words::say("The picture {1} cannot be compressed.", words::plain(core::text(file))));
    return platform::write_file(file, packed);
}

core::Result<void, words::Phrase> write_small_picture(const std::filesystem::path& file, FrameSize frame) {
    const std::vector<std::uint8_t> rgb = drawn(frame, 2);
    if (!shows_something(rgb))
        return core::failure(words::plain("The picture " + core::text(file) + " shows nothing."));
    return platform::write_file(file, uncompressed_png({frame.width / 2, frame.height / 2}, rgb));
}

core::Result<Picture, std::string> read_picture(const std::filesystem::path& file) {
    const auto bytes = platform::read_file(file);
    if (!bytes) return core::failure(words::english(bytes.error()));
    auto picture = picture_from(*bytes);
    if (!picture) return core::failure(core::text(file) + ": " + picture.error());
    return picture;
}

}  // namespace ui
