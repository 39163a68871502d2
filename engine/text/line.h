#pragma once
// A laid out line of text: which glyphs of which fonts are where. All lengths are ems of the line's own font, x from
// the line's start and y up from its baseline.

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/text/font.h"

namespace text {

struct Glyph {
    const Font* font = nullptr;
    std::uint32_t number = 0;  // in its font; without a font, the letter itself
    float x = 0, y = 0, advance = 0;
    float size = 1;        // relative to an em of its font
    bool missing = false;  // no font has the letter: "?" of the line's own font, or no font
};

// Letters drawn as one.
struct Cluster {
    std::uint32_t begin = 0, end = 0;  // bytes of the text
    float left = 0, right = 0;
    bool leftward = false;
    std::uint32_t first = 0, glyphs = 0;  // index and count in Line::glyphs
};

struct Line {
    std::vector<Glyph> glyphs;      // from left to right
    std::vector<Cluster> clusters;  // from left to right; together they cover the whole text
    double width = 0;
    bool leftward = false;  // starts at the right
    int missing = 0;        // letters missing in all fonts
};

// The caret's x before this byte of the text: after the previous letter, in that letter's direction.
double caret_at(const Line& line, std::string_view text, std::size_t at);

struct Span {
    double left = 0, right = 0;
};
// The horizontal parts that this range of the text covers.
std::vector<Span> spans(const Line& line, std::string_view text, std::size_t from, std::size_t to);

// The width of the text up to each of its bytes, and of the whole.
std::vector<double> widths(const Line& line, std::string_view text);

}  // namespace text
