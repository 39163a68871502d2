#include "engine/archive/picture.h"

#include <stb_image.h>

#include <memory>

#include "engine/archive/picture_kind.h"

namespace archive {

std::optional<DecodedPicture> decode_picture(std::string_view bytes) {
    if (!is_png(bytes) && !is_jpeg(bytes)) return std::nullopt;
    const auto* data = reinterpret_cast<const stbi_uc*>(bytes.data());
    const int size = static_cast<int>(bytes.size());
    int width = 0, height = 0, channels = 0;
    if (!stbi_info_from_memory(data, size, &width, &height, &channels)) return std::nullopt;
    if (width < 1 || height < 1 || width > kMaxPicture || height > kMaxPicture) return std::nullopt;
    const std::unique_ptr<stbi_uc, decltype(&stbi_image_free)> pixels(
        stbi_load_from_memory(data, size, &width, &height, &channels, 4), stbi_image_free);
    if (!pixels) return std::nullopt;
    const std::size_t count = std::size_t(width) * std::size_t(height) * 4;
    return DecodedPicture{width, height, {pixels.get(), pixels.get() + count}};
}

}  // namespace archive
