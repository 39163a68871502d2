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

CoinLayers::CoinLayers(CoinSource source, int side, int most)
    : source_(std::move(source)),
      side_(side),
      texture_(Texture::layers(side, kFaces)),
      most_(most),
      room_(kFaces),
      used_(kFaces) {}

int CoinLayers::layer(const CoinFace& face) { return face.drawn == kStruck ? struck(face) : drawn(layer_of(face)); }

int CoinLayers::drawn(int face) {
    if (!std::exchange(is_filled_[static_cast<std::size_t>(face)], true))
        texture_.fill_layer(face, source_.drawn(face, side_));
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
        texture_ = Texture::more_layers(texture_, side_, used_, room_);
    }
    texture_.fill_layer(used_, no_wider(mip_levels(minted(face, *pieces_)), side_));
    struck_.emplace(face, used_);
    return used_++;
}

}  // namespace render
