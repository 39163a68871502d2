#pragma once
// Text search in lists.

#include <string>

namespace rules {

// True if the text contains every word, ignoring case and accents: "crecy" finds "Cr\u00e9cy".
bool found_in(const std::string& text, const std::string& words);

}  // namespace rules
