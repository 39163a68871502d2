#pragma once
// The coin texture: a layer a face. The drawn faces lie in it from the start, any other is struck when a coin
// first shows it.

#include <map>
#include <vector>

#include "engine/render/coin_face.h"
#include "engine/render/texture.h"

namespace render {

class CoinLayers {
public:
    CoinLayers() = default;
    // The drawn faces in the order of layer_of().
    explicit CoinLayers(const std::vector<MipLevels>& drawn);

    // Its layer of the texture; before the texture is bound for drawing.
    int layer(const CoinFace& face);
    const Texture& texture() const { return texture_; }

private:
    Texture texture_;
};

}  // namespace render
