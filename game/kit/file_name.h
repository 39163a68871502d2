#pragma once
// File names made from text that people type.

#include <string>
#include <string_view>

namespace rules {

// Reduces text to characters allowed in file names everywhere: letters, digits, spaces and " ,.'-"; cut at a
// character boundary. What would name a device has a dash behind it.
std::string file_words(const std::string& words);

// Windows has devices of these names in every folder, whatever the ending: "con", "Nul", "aux.json".
bool names_device(std::string_view name);

}  // namespace rules
