#pragma once
// Transliteration of Latin letters to ASCII.

#include <string>
#include <string_view>

namespace core {

// Drops accents from Latin letters, writes sharp s as ss and the ae ligature as ae; other characters between words
// become a space. Letters of other scripts are dropped.
std::string in_ascii(std::string_view text);

}  // namespace core
