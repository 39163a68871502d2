#pragma once
// Searching in lists.

#include <string>

namespace rules {

// Whether the text holds each of the words, in any case and without the marks of letters: "crecy" finds "Cr\u00e9cy".
bool found_in(const std::string& text, const std::string& words);

}  // namespace rules
