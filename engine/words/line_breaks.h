#pragma once
// Where a line of print may end.

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace words {

// At this space, unless it stands between a figure and its unit ("3.75 in", "58 %"), beside a sign that belongs to the
// figures and names around it ("3 × Penny", "13 ≥ 5"), or before a dot that parts what follows.
bool may_break(std::string_view text, std::size_t space);

// A line may be the text's first `end` bytes; the next one begins at `next`.
struct LineBreak {
    std::size_t end = 0, next = 0;
    friend bool operator==(const LineBreak&, const LineBreak&) = default;
};
// The first of them behind `from`, by may_break() and, in scripts without spaces, between any two signs, but not within a
// word of katakana, before a closing mark nor behind an opening one; nothing: there is none any more.
std::optional<LineBreak> next_break(std::string_view text, std::size_t from);

// The first line of a text that is not empty: as long as `fits` allows, one word at least; one of katakana
// that does not fit is parted.
LineBreak longest_line(std::string_view text, const std::function<bool(std::string_view)>& fits);

// The lines of a text, each as long as `fits` allows; a word that does not fit by itself has a line of its own.
std::vector<std::string_view> wrapped(std::string_view text, const std::function<bool(std::string_view)>& fits);

}  // namespace words
