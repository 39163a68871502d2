#pragma once
// The designs that have a drawn face, in the order of their layers in the coin texture.

#include <array>
#include <string>

#include "engine/render/coin_face.h"

namespace render {

inline constexpr std::array kDesigns{"penny", "nickel", "dime", "quarter", "half_dollar", "dollar"};

// The layer of a drawn face, and a layer's picture under the texture folder, without its ending: all heads first, then all tails.
int layer_of(const CoinFace& face);
std::string face_picture(int layer);
inline constexpr int kFaces = static_cast<int>(2 * kDesigns.size());

}  // namespace render
