#include "engine/render/coin_layers.h"

#include <algorithm>

#include "engine/render/faces.h"
#include "engine/render/mint.h"

namespace render {

namespace {

constexpr int kMost = 144;  // layers: a set of 64 coins fits, beside the drawn ones

}  // namespace

CoinLayers::CoinLayers(const std::vector<MipLevels>& drawn, Pieces pieces)
    : texture_(Texture::layers(drawn)),
      room_(static_cast<int>(drawn.size())),
      used_(room_),
      pieces_(std::move(pieces)) {}

int CoinLayers::layer(const CoinFace& face) { return face.drawn == kStruck ? struck(face) : layer_of(face); }

int CoinLayers::struck(const CoinFace& face) {
    const auto known = struck_.find(face);
    if (known != struck_.end()) return known->second;
    if (used_ == kMost) {
        struck_.clear();
        used_ = kFaces;
    }
    if (used_ == room_) {
        room_ = std::min(2 * room_, kMost);
        texture_ = Texture::more_layers(texture_, room_);
    }
    texture_.fill_layer(used_, mip_levels(minted(face, pieces_)));
    struck_.emplace(face, used_);
    return used_++;
}

}  // namespace render
