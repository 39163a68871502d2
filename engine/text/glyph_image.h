#pragma once
// Glyphs that a font has as pictures in their own colours: emoji (tables CBDT and sbix).

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/vec2.h"
#include "engine/text/font.h"

namespace text {

struct GlyphImage {
    core::Vec2 low{}, high{};             // ems from the pen: its corners
    int width = 0, height = 0;            // pixels
    std::vector<std::uint8_t> colours{};  // of each pixel red, green, blue and how opaque it is, rows from the top
};
// The largest that the font has of it; nothing: it has none that can be read.
std::optional<GlyphImage> glyph_image(const Font& font, std::uint32_t glyph);

}  // namespace text
