#pragma once
// Lays out a text's letters as a line: joined, stacked, with their marks, in their directions (HarfBuzz, FriBidi).

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/text/font.h"

namespace text {

// A line of text: which glyphs of which fonts are where. All lengths are ems of the line's own font, x from the line's
// start and y up from its baseline.

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

// How to write a line. Letters missing in its font come from the second one, then from the finder's fonts, scaled to
// about the same height.
struct Hand {
    const Font* font = nullptr;  // nullptr: none
    const Font* second = nullptr;
    bool small_capitals = false;
    bool kerned = false;  // letter pairs that fit together are set closer
    double apart = 0;     // ems, extra space between letters
    // The widths of letters that the caller draws itself; they become glyphs without a font.
    std::function<std::optional<double>(char32_t letter)> plain{};
};

// True if the letter neither joins, stacks, combines with others nor is written right to left.
bool stands_alone(char32_t letter);

class Shaper {
public:
    explicit Shaper(FontFinder more);
    ~Shaper();
    Shaper(const Shaper&) = delete;
    Shaper& operator=(const Shaper&) = delete;

    // Never nullptr on success. The error is a sentence that names the file: it cannot be read, or is no font.
    core::Result<const Font*, std::string> font(const FontPlace& place);
    // Lays out the text as one line, in the direction of its first letter that has one; valid until the next call.
    const Line& line(std::string_view text, const Hand& hand);

private:
    struct Known;
    std::unique_ptr<Known> known_;
};

}  // namespace text
