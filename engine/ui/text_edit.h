#pragma once
// A text over several lines that is being written: where the caret is, and what each key does. UTF-8; places
// are bytes, never within a character.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/input.h"

namespace ui {

struct Caret {
    std::size_t at = 0;
    std::size_t from = 0;            // where the selection began; nothing is selected where both are one
    std::optional<double> column{};  // pixels; where it was before it went up or down
    std::size_t low() const { return at < from ? at : from; }
    std::size_t high() const { return at < from ? from : at; }
    friend bool operator==(const Caret&, const Caret&) = default;
};

// A line of print: the space or the line's end that follows it is in no line.
struct TextLine {
    std::size_t begin = 0, end = 0;
    friend bool operator==(const TextLine&, const TextLine&) = default;
};

struct Measure {
    std::function<std::vector<TextLine>(std::string_view)> lines;  // at least one
    std::function<double(std::string_view)> width;
};

// Print that was wrapped, as places in the text; after a line's end at the very end there is one more line.
std::vector<TextLine> lines_of(std::string_view text, const std::vector<std::string_view>& wrapped);
std::size_t line_at(const std::vector<TextLine>& lines, std::size_t place);
// The place in a line that is nearest to `x` pixels from its beginning.
std::size_t place_at(std::string_view text, TextLine line, double x, const Measure& measure);

// In place of what is selected, as much as fits into so many bytes; control characters are left out.
void type_text(std::string& text, Caret& caret, std::string_view typed, std::size_t max_bytes);
// Arrows, Home, End, Backspace, Delete, with Ctrl by words, with Shift selecting. False where the key is none
// of them.
bool press_key(std::string& text, Caret& caret, const platform::Event& key, const Measure& measure);
void select_word(std::string_view text, Caret& caret);
// After the text has been changed by others.
void keep_within(std::string_view text, Caret& caret);

}  // namespace ui
