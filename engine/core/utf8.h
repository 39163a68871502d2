#pragma once
// UTF-8 texts. A character is a code point here; a byte that is no UTF-8 counts as a character of its own.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

constexpr bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }
bool is_utf8(std::string_view text);
// U+FFFD for a byte that is no UTF-8.
std::vector<char32_t> code_points(std::string_view text);

std::string utf8(char32_t point);
char32_t upper_case(char32_t letter);

// Whether any letter of it runs from right to left.
bool runs_leftward(std::string_view text);
// Signs that nobody sees and that steer the order of reading: marks, embeddings, overrides, isolates.
bool steers_order(char32_t point);
// The text without what would steer the order of what stands behind it: overrides and embeddings are left out, isolates
// that it opens are closed, and it closes none that it has not opened.
std::string contained(std::string_view text);
// What a terminal may get that is not ours: control characters, but for line breaks and tabs, are U+FFFD.
std::string printable(std::string_view text);

// Where the next character begins, at most the text's size; where the one before does, at least 0.
std::size_t next_character(std::string_view text, std::size_t at);
std::size_t previous_character(std::string_view text, std::size_t at);
// The same of what readers take for one sign: a letter with its marks, a flag.
std::size_t next_cluster(std::string_view text, std::size_t at);
std::size_t previous_cluster(std::string_view text, std::size_t at);
// How many of them there are, and the text's beginning of at most so many.
std::size_t clusters(std::string_view text);
std::string_view first_clusters(std::string_view text, std::size_t most);
// The text's beginning, at most so many bytes of whole characters.
std::string_view whole_characters(std::string_view text, std::size_t most_bytes);

// As many signs as fit, but at least one; `fits` is asked of the text's beginnings.
template <class Fits>
std::string_view fitting_start(std::string_view text, Fits fits) {
    const std::size_t least = next_cluster(text, 0);
    std::size_t size = text.size();
    while (size > least && !fits(text.substr(0, size))) size = previous_cluster(text, size);
    return text.substr(0, size);
}
// As many signs as fit with an ellipsis behind them.
template <class Fits>
std::string shortened(std::string text, Fits fits) {
    while (!text.empty() && !fits(text + "\u2026")) text.resize(previous_cluster(text, text.size()));
    return text + "\u2026";
}

}  // namespace core
