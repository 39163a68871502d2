#pragma once
// A coin's face in the format that the shader reads.

#include <array>
#include <filesystem>
#include <string>

#include "assets/bake/face_relief.h"
#include "assets/bake/image_file.h"

namespace bake {

// The order of the layers in the coin texture, heads before tails.
inline constexpr std::array kDesigns{"penny", "nickel", "dime", "quarter", "half_dollar", "dollar"};
inline constexpr int kFaceSide = 512;     // pixels
inline constexpr float kSlopeMax = 1.6f;  // the steepest slope that can be stored

// "penny_heads"
std::string face_name(const std::string& design, Side side);

// RGBA: slope right, slope up, mean squared slope, cavity; see assets/textures/README.md.
Picture encode_face(const Field& heights);
// Draws, strikes and encodes `art`/<design>_<side>.svg.
Picture bake_face(const std::filesystem::path& art, const std::string& design, Side side);

}  // namespace bake
