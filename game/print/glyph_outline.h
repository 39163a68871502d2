#pragma once
// How a glyph is drawn, for fonts that the PDF's library cannot embed: those with PostScript outlines, as many Chinese and
// Japanese ones have.

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/vec2.h"
#include "engine/shaping/shaping.h"

namespace print {

struct OutlineStep {
    enum class Kind { Move, Line, Curve } kind = Kind::Move;  // Move: ends the shape before, and begins one
    core::Vec2 to;                                            // ems, y up from the baseline
    core::Vec2 pull_from{}, pull_to{};                        // Curve: its two control points
};
using GlyphOutline = std::vector<OutlineStep>;  // empty: a blank

// Nothing: its outlines cannot be read.
std::optional<GlyphOutline> glyph_outline(const shaping::Font& font, std::uint32_t glyph);

}  // namespace print
