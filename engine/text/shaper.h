#pragma once
// Lays out a text's letters as a line: joined, stacked, with their marks, in their directions (HarfBuzz, FriBidi).

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/text/line.h"

namespace text {

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
