#pragma once
// Text that players write: names, notes, stories. Stored as typed once it has passed these checks.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rules {

// The number of characters as people count them; empty if it is not valid UTF-8.
std::optional<std::size_t> characters(std::string_view text);

enum class Lines { One, Many };
struct TextBounds {
    std::size_t least = 1, most = 40;  // characters
    Lines lines = Lines::One;          // Many allows line breaks
};
// Valid UTF-8 within the bounds and without control
// characters; if anything is required, more than white space.
bool is_written(std::string_view text, const TextBounds& bounds);

// Names are equal if this is: it ignores case and surrounding white space. Expects valid UTF-8.
std::string folded(std::string_view name);

}  // namespace rules
