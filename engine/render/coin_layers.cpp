#include "engine/render/coin_layers.h"

#include <algorithm>
#include <utility>

#include "engine/render/coin_designs.h"
#include "engine/render/coin_face_generator.h"
#include "engine/render/relief.h"

namespace render {

namespace {

constexpr double kHalfSuffices = kFaceSide / 4.0;  // pixels: a fine coin is sampled twice a pixel

}  // namespace

CoinLayers& CoinFaces::of(double pixels) {
    const bool half = pixels <= kHalfSuffices;
    std::optional<CoinLayers>& layers = half ? half_ : full_;
    if (!layers) layers.emplace(source_, half ? kFaceSide / 2 : kFaceSide);
    return *layers;
}

CoinLayers::CoinLayers(CoinSource source, int side, int max)
    : source_(std::move(source)),
      side_(side),
      texture_(Texture::layers(side, kFaces)),
      signs_(Texture::layers(kSignSide, kFaces)),
      max_(max),
      room_(kFaces),
      used_(kFaces) {}

int CoinLayers::layer(const CoinFace& face) { return face.drawn == kStruck ? struck(face) : drawn(face); }

void CoinLayers::fill(int layer, const CoinFace& face, const MipLevels& levels) {
    texture_.fill_layer(layer, levels);
    signs_.fill_layer(layer, mip_levels(sign_of(face, pieces_ ? &*pieces_ : nullptr)));
}

int CoinLayers::drawn(const CoinFace& face) {
    const int layer = layer_of(face);
    if (!std::exchange(is_filled_[static_cast<std::size_t>(layer)], true))
        fill(layer, face, source_.drawn(layer, side_));
    return layer;
}

int CoinLayers::struck(const CoinFace& face) {
    const auto known = struck_.find(face);
    if (known != struck_.end()) return known->second;
    if (!pieces_) pieces_ = source_.pieces();
    if (used_ == max_) {
        struck_.clear();
        used_ = kFaces;
    }
    if (used_ == room_) {
        room_ = std::min(room_ + room_ / 2, max_);
        texture_ = Texture::more_layers(texture_, side_, used_, room_);
        signs_ = Texture::more_layers(signs_, kSignSide, used_, room_);
    }
    fill(used_, face, no_wider(mip_levels(minted(face, *pieces_)), side_));
    struck_.emplace(face, used_);
    return used_++;
}

}  // namespace render
