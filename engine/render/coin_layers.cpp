#include "engine/render/coin_layers.h"

#include <algorithm>
#include <utility>

#include "engine/render/coin_designs.h"
#include "engine/render/coin_face_generator.h"
#include "engine/render/relief.h"

namespace render {

CoinLayers::CoinLayers(CoinSource source, int most)
    : source_(std::move(source)),
      texture_(Texture::layers(kFaceSide, kFaces)),
      most_(most),
      room_(kFaces),
      used_(kFaces) {}

int CoinLayers::layer(const CoinFace& face) { return face.drawn == kStruck ? struck(face) : drawn(layer_of(face)); }

int CoinLayers::drawn(int face) {
    if (!std::exchange(is_filled_[static_cast<std::size_t>(face)], true))
        texture_.fill_layer(face, mip_levels(source_.drawn(face)));
    return face;
}

int CoinLayers::struck(const CoinFace& face) {
    const auto known = struck_.find(face);
    if (known != struck_.end()) return known->second;
    if (!pieces_) pieces_ = source_.pieces();
    if (used_ == most_) {
        struck_.clear();
        used_ = kFaces;
    }
    if (used_ == room_) {
        room_ = std::min(room_ + room_ / 2, most_);
        texture_ = Texture::more_layers(texture_, kFaceSide, used_, room_);
    }
    texture_.fill_layer(used_, mip_levels(minted(face, *pieces_)));
    struck_.emplace(face, used_);
    return used_++;
}

}  // namespace render
