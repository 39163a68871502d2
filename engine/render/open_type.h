#pragma once
// The little of OpenType that stb_truetype leaves out: features that put another glyph in a glyph's place,
// such as lining figures ("lnum") and small capitals ("smcp").

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace render {

// Glyph to glyph for a feature of the font; empty where the font has none or its tables are damaged. `start`
// is the font's offset in the file.
std::map<int, int> substitutions(const std::vector<std::uint8_t>& font, std::size_t start,
                                 const std::string& feature);

}  // namespace render
