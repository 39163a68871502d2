#pragma once
// The textures of assets/textures as the shaders use them; its README lists channels and sizes.

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

// Starts reading the files on background threads when created, so that other work can go on.
class TextureReader {
public:
    virtual ~TextureReader() = default;
    // `unpacked`: a folder that may hold the pictures unpacked ahead; "" if there is none. What it lacks is read from `folder`.
    static std::unique_ptr<TextureReader> start(const std::string& folder, const std::string& unpacked = "");
    // Waits for the files and uploads them. The error names the first file that is missing or broken.
    virtual core::Result<TableTextures, std::string> finish() = 0;
};

}  // namespace render
