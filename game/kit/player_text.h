#pragma once
// Text that players write: names, notes, stories. Stored as typed once it has passed these checks.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rules {

// Returns the number of characters as people count them; nullopt for invalid UTF-8.
std::optional<std::size_t> characters(std::string_view text);

enum class Lines { One, Many };
struct TextBounds {
    std::size_t min = 1, max = 40;  // characters
    Lines lines = Lines::One;       // Many allows line breaks
};
// The faults of a text; the first of these is reported.
enum class Flaw { Control, LineBreak, Blank, Short, Long };
// nullopt if it is valid UTF-8 within the bounds, without control characters, and not blank if anything is required.
std::optional<Flaw> flaw_in(std::string_view text, const TextBounds& bounds);
inline bool is_written(std::string_view text, const TextBounds& bounds) { return !flaw_in(text, bounds); }

// Checks text in files, whatever its kind: no control characters, no code points that are not characters, none that
// reverse the order of the text after them, and line breaks only in prose. It may be empty, but not blank. Returns
// empty if it passes, otherwise what is wrong, as the end of a sentence.
std::string flaw_of_file_text(std::string_view text, Lines lines);

// Two names are equal if their folded forms are: ignores case and surrounding white space. Expects valid UTF-8.
std::string folded(std::string_view name);

}  // namespace rules
