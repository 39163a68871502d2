#pragma once
// Lines whose letters join, stack, carry marks or run from right to left: which glyphs of which fonts stand where.
// All lengths are ems of the line's own font, x from the line's beginning and y up from its baseline.

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace shaping {

// Whether the program is built with what shapes; else all text is written as if it needed nothing.
bool can_shape();

// Whether it has letters that do not simply stand beside each other, or such as 16 bits cannot count: all other text is
// written letter by letter.
bool needs_shaping(std::string_view text);

struct FontPlace {
    std::string file;
    int face = 0;  // in a font collection
    friend auto operator<=>(const FontPlace&, const FontPlace&) = default;
};
// A font that has the letter; nullopt: there is none. Answers to the same letter are the same.
using FontFinder = std::function<std::optional<FontPlace>(char32_t letter)>;

// A font as it was read, which its shaper keeps.
struct Font {
    FontPlace place;
    std::span<const std::uint8_t> bytes;  // of its file
};

// Which font a line is written in. Letters that it lacks come from those that the finder knows, made about as high as its own.
struct Hand {
    FontPlace font{};  // no file: none
    bool small_capitals = false;
    // The widths of letters that the caller writes itself; they become glyphs without a font.
    std::function<std::optional<double>(char32_t letter)> plain{};
};

struct Glyph {
    const Font* font = nullptr;
    std::uint32_t number = 0;  // in its font; without a font the letter itself
    double x = 0, y = 0, advance = 0;
    double size = 1;       // of an em of its font
    bool missing = false;  // no font has the letter: "?" of the line's own font, or no font
};

// Letters that are drawn as one.
struct Cluster {
    std::size_t begin = 0, end = 0;  // bytes of the text
    double left = 0, right = 0;
    bool leftward = false;
    std::size_t first = 0, glyphs = 0;  // of the line
};

struct Line {
    std::vector<Glyph> glyphs;      // from left to right
    std::vector<Cluster> clusters;  // from left to right; together all of the text
    double width = 0;
    double high = 0;        // of its own font, from the lowest to the highest; 0: it has none
    bool leftward = false;  // it begins at the right
    int missing = 0;        // letters that no font has
};

// Where the caret stands before this byte of the text: behind the letter before, by the direction of that.
double caret_at(const Line& line, std::string_view text, std::size_t at);

struct Span {
    double left = 0, right = 0;
};
// What so much of the text covers.
std::vector<Span> spans(const Line& line, std::string_view text, std::size_t from, std::size_t to);

class Shaper {
public:
    explicit Shaper(FontFinder more);
    ~Shaper();
    Shaper(const Shaper&) = delete;
    Shaper& operator=(const Shaper&) = delete;

    // The text as one line, by its first letter with a direction; the reference holds until the next call.
    const Line& line(std::string_view text, const Hand& hand);

private:
    struct Known;
    std::unique_ptr<Known> known_;
};

}  // namespace shaping
