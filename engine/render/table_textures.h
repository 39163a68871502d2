#pragma once
// The pictures of assets/textures as the shaders read them; see the README there for channels and sizes.

#include <string>

#include "engine/core/result.h"
#include "engine/render/texture.h"

namespace render {

struct TableTextures {
    Texture coins;  // a layer a face, in the order of coin_face()
    Texture wear, felt, oak, paper, environment;

    // Reads the files on several threads. The error names the first file that is missing or broken.
    static core::Result<TableTextures, std::string> load(const std::string& folder);
};

}  // namespace render
