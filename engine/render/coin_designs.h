#pragma once
// The designs with a drawn face, in the order of their layers in the coin texture.

#include <array>
#include <string>

#include "engine/render/coin_face.h"

namespace render {

inline constexpr std::array kDesigns{"penny", "nickel", "dime", "quarter", "half_dollar", "dollar"};

// The layer of a drawn face, and the picture of a layer in the texture folder, without extension: all heads, then all
// tails.
int layer_of(const CoinFace& face);
std::string face_picture(int layer);
inline constexpr int kFaces = static_cast<int>(2 * kDesigns.size());

}  // namespace render
