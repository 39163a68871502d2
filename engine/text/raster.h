#pragma once
// Renders glyphs to pixels.

#include <cstdint>
#include <vector>

#include "engine/text/font.h"

namespace text {

struct GlyphBitmap {
    double left = 0, above = 0;            // screen pixels: right of the pen, above the baseline
    int width = 0, height = 0;             // of the bitmap, with an empty pixel all around; 0: nothing visible
    std::vector<std::uint8_t> coverage{};  // one byte per pixel; if coloured, RGBA
    bool coloured = false;
};

// Bitmap pixels per screen pixel, horizontally. Twice: for letters at fractions of a pixel.
enum class Across { Once = 1, Twice = 2 };

// `pixels`: screen pixels per em.
GlyphBitmap rasterized(const Font& font, std::uint32_t glyph, double pixels, Across across);

}  // namespace text
