#pragma once
// The coin texture: a layer a face. The drawn faces lie in it from the start, any other is struck when a coin
// first shows it and stays, 1.4 MB each. When there are more than the texture may hold, all of them are
// forgotten and struck again: what is drawn at once must fit.

#include <map>
#include <vector>

#include "engine/render/coin_face.h"
#include "engine/render/relief_sheet.h"
#include "engine/render/texture.h"

namespace render {

inline constexpr int kMostLayers = 256;  // any OpenGL 3.3 can; the 75 coins of the compendium need 162

class CoinLayers {
public:
    CoinLayers() = default;
    // The drawn faces in the order of layer_of(), kFaceSide wide; `most` layers with them.
    CoinLayers(const std::vector<MipLevels>& drawn, Pieces pieces, int most = kMostLayers);

    // The face's layer of the texture. Ask before the texture is bound for drawing.
    int layer(const CoinFace& face);
    const Texture& texture() const { return texture_; }

private:
    int struck(const CoinFace& face);

    Texture texture_;
    int side_ = 0;  // pixels
    int most_ = 0;
    int room_ = 0;  // layers of the texture
    int used_ = 0;  // of them
    std::map<CoinFace, int> struck_;
    Pieces pieces_;
};

}  // namespace render
