#include "engine/archive/picture.h"

#include <stb_image.h>

#include <memory>

namespace archive {

bool is_picture(std::string_view bytes) {
    if (!bytes.starts_with("\x89PNG") && !bytes.starts_with("\xff\xd8\xff")) return false;
    const auto* data = reinterpret_cast<const stbi_uc*>(bytes.data());
    const int size = static_cast<int>(bytes.size());
    int width = 0, height = 0, channels = 0;
    if (!stbi_info_from_memory(data, size, &width, &height, &channels)) return false;
    if (width < 1 || height < 1 || width > kPictureMost || height > kPictureMost) return false;
    const std::unique_ptr<stbi_uc, decltype(&stbi_image_free)> pixels(
        stbi_load_from_memory(data, size, &width, &height, &channels, 4), stbi_image_free);
    return pixels != nullptr;
}

}  // namespace archive
