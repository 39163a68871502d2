#include "engine/ui/picture.h"

#include <epoxy/gl.h>
#include <stb_image_write.h>

#include <cstring>
#include <vector>

#include "engine/platform/files.h"

namespace ui {

constexpr int kFilterByLeft = 1;

core::Result<void, std::string> write_picture(const std::filesystem::path& file, int width, int height) {
    const std::size_t line = static_cast<std::size_t>(width) * 3, lines = static_cast<std::size_t>(height);
    std::vector<unsigned char> read(line * lines), turned(line * lines);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, read.data());
    for (std::size_t y = 0; y < lines; ++y)
        std::memcpy(&turned[y * line], &read[(lines - 1 - y) * line], line);
    // A quarter less time than the library's own choice takes, and hardly a larger file.
    stbi_write_force_png_filter = kFilterByLeft;
    stbi_write_png_compression_level = 5;
    std::string png;
    const auto append = [](void* to, void* data, int size) {
        static_cast<std::string*>(to)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
    };
    if (!stbi_write_png_to_func(append, &png, width, height, 3, turned.data(), static_cast<int>(line)))
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
