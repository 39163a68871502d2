#pragma once
// Contact sheets of the baked faces: all of them large, and
// again at the smallest size of a battle, also in grey.

#include <filesystem>

#include "assets/bake/image_file.h"

namespace bake {

// Reads the faces and the environment from `textures`. Throws std::runtime_error if one is missing.
Picture bake_preview(const std::filesystem::path& textures);
// 256 x 256 RGBA, sRGB, straight alpha: a quarter, heads up.
Picture bake_icon(const std::filesystem::path& textures);

}  // namespace bake
