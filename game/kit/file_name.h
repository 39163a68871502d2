#pragma once
// File names and ids made from text that people type.

#include <cstddef>
#include <string>
#include <string_view>

namespace rules {

// Reduces text to characters allowed in file names everywhere: letters, digits, spaces and " ,.'-"; cut at a
// character boundary. What would be hidden, empty or name a device has a dash.
std::string file_words(const std::string& words);

// "The Bridge, 1809" becomes "The-Bridge-1809", "Cr\u00e9cy" becomes "Crecy": letters and digits of ASCII with single dashes
// between them, at most so many. Empty if there are none in the text. For ids, and for files that are named by commands.
std::string dashed(std::string_view words, std::size_t most);

// Windows has devices of these names in every folder, whatever the ending: "con", "Nul", "aux.json".
bool names_device(std::string_view name);

}  // namespace rules
