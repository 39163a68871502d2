#pragma once
// Uncompressed PNGs: half again as large as compressed ones, but thirty times as fast to write.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/ui/image_file.h"

namespace ui {

// The bytes of a PNG file from RGB rows, top first.
std::string uncompressed_png(FrameSize size, const std::vector<std::uint8_t>& rgb);

}  // namespace ui
