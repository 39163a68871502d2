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
// What is wrong with a text, the first of these.
enum class Flaw { Control, LineBreak, Blank, Short, Long };
// Nothing: it is valid UTF-8 within the bounds and without control
// characters; if anything is required, more than white space.
std::optional<Flaw> flaw_in(std::string_view text, const TextBounds& bounds);
inline bool is_written(std::string_view text, const TextBounds& bounds) { return !flaw_in(text, bounds); }

// What files say obeys one rule, whatever kind of text it is: no control characters, no signs that are no characters, none
// that turn the order of what is written behind it, and line breaks only in prose. It may be empty, but not blank. Empty:
// it obeys; else what is wrong, as the end of a sentence.
std::string flaw_of_file_text(std::string_view text, Lines lines);

// Names are equal if this is: it ignores case and surrounding white space. Expects valid UTF-8.
std::string folded(std::string_view name);

}  // namespace rules
