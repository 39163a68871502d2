#include <stb_image.h>

#include <algorithm>
#include <limits>
#include <memory>

#include "engine/ui/image_file.h"

namespace ui {
namespace {

constexpr std::string_view kPng = "\x89PNG\r\n\x1a\n";

}  // namespace

core::Result<Picture, std::string> picture_from(std::string_view bytes) {
    // The library's readers for other formats read past the end of truncated files.
    if (!bytes.starts_with(kPng)) return core::failure("It is not a PNG.");
    if (bytes.size() > std::size_t{std::numeric_limits<int>::max()})
        return core::failure("It is too large to be a picture.");
    const auto* data = reinterpret_cast<const stbi_uc*>(bytes.data());
    const int size = static_cast<int>(bytes.size());
    Picture picture;
    const auto unreadable = [] {
        return core::failure(std::string("It is not a picture that can be read: ") + stbi_failure_reason() + ".");
    };
    if (!stbi_info_from_memory(data, size, &picture.width, &picture.height, nullptr)) return unreadable();
    if (std::max(picture.width, picture.height) > kMaxPicture)
        return core::failure("It is " + std::to_string(picture.width) + " x " + std::to_string(picture.height) +
                             " pixels; at most " + std::to_string(kMaxPicture) + " a side are read.");
    const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
        stbi_load_from_memory(data, size, &picture.width, &picture.height, nullptr, 4), stbi_image_free);
    if (!pixels) return unreadable();
    picture.rgba.assign(pixels.get(), pixels.get() + std::size_t(picture.width) * picture.height * 4);
    return picture;
}

}  // namespace ui
