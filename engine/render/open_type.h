#pragma once
// The OpenType feature that stb_truetype lacks: single glyph substitutions, such as lining figures ("lnum")
// and small capitals ("smcp").

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace render {

// Maps glyph to glyph for a feature of the font; empty if the font lacks it or its tables are damaged.
// `start` is the font's offset in the file.
std::map<int, int> substitutions(const std::vector<std::uint8_t>& font, std::size_t start, const std::string& feature);

}  // namespace render
