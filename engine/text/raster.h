#pragma once
// Glyphs as pictures of pixels.

#include <cstdint>
#include <vector>

#include "engine/text/font.h"

namespace text {

struct GlyphBitmap {
    double left = 0, above = 0;            // pixels of the screen: right of the pen, above the baseline
    int width = 0, height = 0;             // of the picture, one empty pixel all around; 0: nothing is to be seen
    std::vector<std::uint8_t> coverage{};  // a byte a pixel; of what has its own colours red, green, blue and this
    bool coloured = false;
};

// How many pixels the picture has for one of the screen, from left to right. Two: for letters that stand between pixels.
enum class Across { Once = 1, Twice = 2 };

// `pixels`: of an em on the screen.
GlyphBitmap rasterized(const Font& font, std::uint32_t glyph, double pixels, Across across);

}  // namespace text
