#pragma once
// File names made from text that people type.

#include <string>

namespace rules {

// Reduces text to characters allowed in file names everywhere: letters, digits, spaces and " ,.'-"; cut at a
// character boundary.
std::string file_words(const std::string& words);

}  // namespace rules
