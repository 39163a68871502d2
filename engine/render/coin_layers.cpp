#include "engine/render/coin_layers.h"

#include <algorithm>

#include "engine/render/coin_designs.h"
#include "engine/render/coin_face_generator.h"

namespace render {

CoinLayers::CoinLayers(const std::vector<MipLevels>& drawn, Pieces pieces, int most)
    : texture_(Texture::layers(drawn)),
      side_(drawn.front().front().width),
      most_(most),
      room_(static_cast<int>(drawn.size())),
      used_(room_),
      pieces_(std::move(pieces)) {}

int CoinLayers::layer(const CoinFace& face) { return face.drawn == kStruck ? struck(face) : layer_of(face); }

int CoinLayers::struck(const CoinFace& face) {
    const auto known = struck_.find(face);
    if (known != struck_.end()) return known->second;
    if (used_ == most_) {
        struck_.clear();
        used_ = kFaces;
    }
    if (used_ == room_) {
        room_ = std::min(room_ + room_ / 2, most_);
        texture_ = Texture::more_layers(texture_, side_, used_, room_);
    }
    texture_.fill_layer(used_, mip_levels(minted(face, pieces_)));
    struck_.emplace(face, used_);
    return used_++;
}

}  // namespace render
