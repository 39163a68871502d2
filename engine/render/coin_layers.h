#pragma once
// The coin texture: a layer a face. The drawn faces lie in it from the start, any other is struck when a coin
// first shows it and stays, 1.4 MB each; when there are very many they are forgotten and struck again.

#include <map>
#include <vector>

#include "engine/render/coin_face.h"
#include "engine/render/pieces.h"
#include "engine/render/texture.h"

namespace render {

class CoinLayers {
public:
    CoinLayers() = default;
    // The drawn faces in the order of layer_of(), kFaceSide wide.
    CoinLayers(const std::vector<MipLevels>& drawn, Pieces pieces);

    // The face's layer of the texture. Ask before the texture is bound for drawing.
    int layer(const CoinFace& face);
    const Texture& texture() const { return texture_; }

private:
    int struck(const CoinFace& face);

    Texture texture_;
    int room_ = 0;  // layers of the texture
    int used_ = 0;  // of them
    std::map<CoinFace, int> struck_;
    Pieces pieces_;
};

}  // namespace render
