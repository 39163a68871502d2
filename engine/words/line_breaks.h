#pragma once
// Where a printed line may end.

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace words {

// True if the line may break at this space: not between a number and its unit ("3.75 in", "58 %"), next to a symbol
// that belongs to the numbers and names around it ("3 × Penny", "13 ≥ 5"), or before a separating dot.
bool may_break(std::string_view text, std::size_t space);

// A line may consist of the text's first `end` bytes; the next one begins at `next`.
struct LineBreak {
    std::size_t end = 0, next = 0;
    friend bool operator==(const LineBreak&, const LineBreak&) = default;
};
// The first break after `from`: at spaces, by may_break(), and in scripts without spaces between any two characters,
// except within a katakana word, before a closing mark or after an opening one; nullopt if there is none.
std::optional<LineBreak> next_break(std::string_view text, std::size_t from);

// The first line of a non-empty text: as long as `fits` allows, but at least one word; a katakana word that does not
// fit is split.
LineBreak longest_line(std::string_view text, const std::function<bool(std::string_view)>& fits);

// The lines of a text, each as long as `fits` allows; a word that does not fit gets its own line.
std::vector<std::string_view> wrapped(std::string_view text, const std::function<bool(std::string_view)>& fits);

}  // namespace words
