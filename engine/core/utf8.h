#pragma once
// UTF-8 text. A character is a code point here; an invalid byte counts as one character.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

constexpr bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }
bool is_utf8(std::string_view text);
// Invalid bytes become U+FFFD.
std::vector<char32_t> code_points(std::string_view text);

std::string utf8(char32_t point);
char32_t upper_case(char32_t letter);
char32_t lower_case(char32_t letter);
// True for letters of any script, their marks, and digits.
bool is_in_word(char32_t point);

// True if any letter is written right to left.
bool runs_leftward(std::string_view text);
// True for invisible characters that control text direction: marks, embeddings, overrides, isolates.
bool steers_order(char32_t point);
// Removes what would affect the direction of text after it: drops overrides and embeddings, closes isolates that the
// text opens, and drops closing marks without an opening one.
std::string contained(std::string_view text);
// Makes foreign text safe for terminals: control characters, except line breaks and tabs, become U+FFFD.
std::string printable(std::string_view text);

// The start of the next character, at most the text's size; or of the previous one, at least 0.
std::size_t next_character(std::string_view text, std::size_t at);
std::size_t previous_character(std::string_view text, std::size_t at);
// The same for grapheme clusters, which readers see as one character: a letter with its marks, a flag.
std::size_t next_cluster(std::string_view text, std::size_t at);
std::size_t previous_cluster(std::string_view text, std::size_t at);
// The number of clusters, and the text's first `max` clusters.
std::size_t clusters(std::string_view text);
std::string_view first_clusters(std::string_view text, std::size_t max);
// The text's first whole characters, at most `max_bytes` bytes.
std::string_view whole_characters(std::string_view text, std::size_t max_bytes);

// As many clusters as fit, but at least one; `fits` is called with beginnings of the text.
template <class Fits>
std::string_view fitting_start(std::string_view text, Fits fits) {
    const std::size_t min = next_cluster(text, 0);
    std::size_t size = text.size();
    while (size > min && !fits(text.substr(0, size))) size = previous_cluster(text, size);
    return text.substr(0, size);
}
// As many clusters as fit, plus an ellipsis.
template <class Fits>
std::string shortened(std::string text, Fits fits) {
    while (!text.empty() && !fits(text + "\u2026")) text.resize(previous_cluster(text, text.size()));
    return text + "\u2026";
}

}  // namespace core
