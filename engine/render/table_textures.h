#pragma once
// The textures of assets/textures as the shaders use them; its README lists channels and sizes.

#include <functional>
#include <string>
#include <utility>

#include "engine/core/result.h"
#include "engine/render/coin_layers.h"
#include "engine/render/texture.h"

namespace render {

// Loaded on first use: starting the program reads only what its first screen shows.
class LateTexture {
public:
    using Load = std::function<Texture()>;
    LateTexture() = default;
    explicit LateTexture(Load load) : load_(std::move(load)) {}
    void bind(int unit);

private:
    Load load_;  // empty once loaded
    Texture texture_;
};

struct TextureFolders {
    std::string packed;    // assets/textures
    std::string unpacked;  // folder of pictures unpacked in advance, or ""; missing ones are read from `packed`
};

struct TableTextures {
    CoinFaces coins;
    LateTexture wear, felt, oak, paper, environment, card_signs, card_courts;

    // The error names the first file that is missing, has the wrong size or is no picture. A file that turns out to be
    // damaged later becomes grey.
    static core::Result<TableTextures, std::string> find(const TextureFolders& folders);
};

}  // namespace render
