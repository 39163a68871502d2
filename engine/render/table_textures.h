#pragma once
// The pictures of assets/textures as the shaders read them; see the README there for channels and sizes.

#include <memory>
#include <string>

#include "engine/core/result.h"
#include "engine/render/coin_layers.h"
#include "engine/render/texture.h"

namespace render {

struct TableTextures {
    CoinLayers coins;
    Texture wear, felt, oak, paper, environment, card_signs, card_courts;
};

// Reads the files on threads of its own from its making on, so that other work can go on meanwhile.
class TextureReader {
public:
    virtual ~TextureReader() = default;
    static std::unique_ptr<TextureReader> start(const std::string& folder);
    // Waits for the files and hands them to the graphics card. The error names the first file that is missing
    // or broken.
    virtual core::Result<TableTextures, std::string> finish() = 0;
};

}  // namespace render
