#pragma once
// Puts a text's letters together into a line: joined, stacked, with their marks, in their directions (HarfBuzz, FriBidi).

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/text/line.h"

namespace text {

// How a line is written. Letters that its font lacks come from the second one, then from those that the finder knows, made about as
// high as its own.
struct Hand {
    const Font* font = nullptr;  // null: none
    const Font* second = nullptr;
    bool small_capitals = false;
    bool kerned = false;  // letters that fit into each other stand closer
    double apart = 0;     // ems, more between two letters
    // The widths of letters that the caller writes itself; they become glyphs without a font.
    std::function<std::optional<double>(char32_t letter)> plain{};
};

// Whether the letter simply stands beside others: it neither joins, stacks nor leans, and no text of it runs to the left.
bool stands_alone(char32_t letter);

class Shaper {
public:
    explicit Shaper(FontFinder more);
    ~Shaper();
    Shaper(const Shaper&) = delete;
    Shaper& operator=(const Shaper&) = delete;

    // Never null. The error is a sentence that names the file: it cannot be read, or is no font.
    core::Result<const Font*, std::string> font(const FontPlace& place);
    // The text as one line, by its first letter with a direction; the reference holds until the next call.
    const Line& line(std::string_view text, const Hand& hand);

private:
    struct Known;
    std::unique_ptr<Known> known_;
};

}  // namespace text
