#pragma once
// The designs that have a drawn face, in the order of the layers of the coin texture.

#include <array>
#include <string>

namespace render {

inline constexpr std::array kDesigns{"penny",       "nickel", "dime",   "quarter",
                                     "half_dollar", "dollar", "unknown"};

// The file of a layer below the texture folder: all heads first, then all tails.
std::string face_file(int layer);
inline constexpr int kFaces = static_cast<int>(2 * kDesigns.size());

}  // namespace render
