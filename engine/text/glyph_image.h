#pragma once
// Glyphs that are colour pictures in the font: emoji (tables CBDT and sbix).

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/vec2.h"
#include "engine/text/font.h"

namespace text {

struct GlyphImage {
    core::Vec2 low{}, high{};             // its corners, ems from the pen
    int width = 0, height = 0;            // pixels
    std::vector<std::uint8_t> colours{};  // RGBA, rows from the top
};
// The largest picture the font has of the glyph; nullopt if it has none that can be read.
std::optional<GlyphImage> glyph_image(const Font& font, std::uint32_t glyph);

}  // namespace text
