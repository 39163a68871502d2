#pragma once
// Multi-line text editing: where the caret is and what each key does. UTF-8; positions are byte offsets,
// never inside a character.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/input.h"

namespace ui {

struct Caret {
    std::size_t at = 0;
    std::size_t from = 0;            // where the selection began; equal to `at` if nothing is selected
    std::optional<double> column{};  // pixels; the caret's x before it moved up or down
    std::size_t low() const { return at < from ? at : from; }
    std::size_t high() const { return at < from ? from : at; }
    friend bool operator==(const Caret&, const Caret&) = default;
};

// A wrapped line, without the space or line break that follows it.
struct TextLine {
    std::size_t begin = 0, end = 0;
    friend bool operator==(const TextLine&, const TextLine&) = default;
};

struct Measure {
    std::function<std::vector<TextLine>(std::string_view)> lines;    // never empty
    std::function<double(std::string_view line, std::size_t at)> x;  // pixels; the caret's x at this place
    std::function<bool(std::string_view line)> leftward{};           // true if it starts at the right; empty: never
};

// Converts wrapped print to text positions; a line break at the very end adds an empty line.
std::vector<TextLine> lines_of(std::string_view text, const std::vector<std::string_view>& wrapped);
std::size_t line_at(const std::vector<TextLine>& lines, std::size_t place);
// The position in a line nearest to `x` pixels from its beginning.
std::size_t place_at(std::string_view text, TextLine line, double x, const Measure& measure);

// Replaces the selection with as much of `typed` as keeps the text within `max` characters (grapheme clusters); drops
// control characters.
void type_text(std::string& text, Caret& caret, std::string_view typed, std::size_t max);
// Arrows, Home, End, Backspace, Delete; with Ctrl by word, with Shift selecting. False for any other key.
bool press_key(std::string& text, Caret& caret, const platform::Event& key, const Measure& measure);
void select_word(std::string_view text, Caret& caret);
// Call after the text has changed elsewhere.
void keep_within(std::string_view text, Caret& caret);

}  // namespace ui
