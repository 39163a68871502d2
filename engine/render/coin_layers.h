#pragma once
// The coin texture array: one layer per face. The drawn faces are in it from the start; any other face is
// struck when a coin first shows it, and stays, 1.4 MB each. When the array is full, all struck faces are
// dropped and struck again as needed: the faces of one frame must fit.

#include <map>
#include <vector>

#include "engine/render/coin_face.h"
#include "engine/render/relief_sheet.h"
#include "engine/render/texture.h"

namespace render {

inline constexpr int kMostLayers = 256;  // what OpenGL 3.3 guarantees; the compendium needs 162

class CoinLayers {
public:
    CoinLayers() = default;
    // The drawn faces in the order of layer_of(), kFaceSide wide; `most` is the total number of layers.
    CoinLayers(const std::vector<MipLevels>& drawn, Pieces pieces, int most = kMostLayers);

    // The face's layer in the texture. Call before binding the texture for drawing.
    int layer(const CoinFace& face);
    const Texture& texture() const { return texture_; }

private:
    int struck(const CoinFace& face);

    Texture texture_;
    int side_ = 0;  // pixels
    int most_ = 0;
    int room_ = 0;  // allocated layers
    int used_ = 0;  // layers in use
    std::map<CoinFace, int> struck_;
    Pieces pieces_;
};

}  // namespace render
