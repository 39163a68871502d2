#include "engine/ui/image_file.h"

#include <stb_image_write.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "engine/platform/files.h"
#include "engine/render/gl.h"

namespace ui {

constexpr int kFilterByLeft = 1;
constexpr int kJpegQuality = 88;  // of 100

namespace {

void append(void* to, void* data, int size) {
    static_cast<std::string*>(to)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
}

}  // namespace

std::string jpeg(FrameSize size, const std::vector<std::uint8_t>& rgb) {
    std::string file;
    if (!stbi_write_jpg_to_func(append, &file, size.width, size.height, 3, rgb.data(), kJpegQuality)) return {};
    return file;
}

core::Result<void, std::string> write_picture(const std::filesystem::path& file, FrameSize frame, int every) {
    const std::size_t wide = static_cast<std::size_t>(frame.width);
    const std::size_t high = static_cast<std::size_t>(frame.height);
    std::vector<unsigned char> read(wide * 4 * high), turned;
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, frame.width, frame.height, GL_RGBA, GL_UNSIGNED_BYTE, read.data());
    const std::size_t step = static_cast<std::size_t>(every);
    for (std::size_t y = 0; y + step <= high; y += step)
        for (std::size_t x = 0; x + step <= wide; x += step)
            std::copy_n(&read[((high - 1 - y) * wide + x) * 4], 3, std::back_inserter(turned));
    const int width = frame.width / every, height = frame.height / every;
    // Takes a quarter less time than the library's default for a hardly larger file.
    stbi_write_force_png_filter = kFilterByLeft;
    stbi_write_png_compression_level = 5;
    std::string png;
    if (!stbi_write_png_to_func(append, &png, width, height, 3, turned.data(), width * 3))
        return core::failure("The picture " + file.string() + " cannot be packed.");
    return platform::write_file(file, png);
}

core::Result<Picture, std::string> read_picture(const std::filesystem::path& file) {
    const auto bytes = platform::read_file(file);
    if (!bytes) return core::failure(bytes.error());
    auto picture = picture_from(*bytes);
    if (!picture) return core::failure(file.string() + ": " + picture.error());
    return picture;
}

}  // namespace ui
