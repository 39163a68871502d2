#pragma once
// Texts that players write: names, notes, what they tell. Stored as typed once they have passed here.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rules {

// How many characters it has, as people count them; nothing where it is not valid UTF-8.
std::optional<std::size_t> characters(std::string_view text);

enum class Lines { One, Many };
struct TextBounds {
    std::size_t least = 1, most = 40;  // characters
    Lines lines = Lines::One;          // Many: line breaks are allowed
};
// Valid UTF-8 within the bounds, without control characters, and more than blanks where anything is asked
// for.
bool is_written(std::string_view text, const TextBounds& bounds);

// Names that differ only in case and in blanks around them are the same: by this. Valid UTF-8.
std::string folded(std::string_view name);

}  // namespace rules
