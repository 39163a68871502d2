#pragma once
// File names and ids made from text that people type.

#include <cstddef>
#include <string>
#include <string_view>

namespace rules {

// Reduces text to characters allowed in file names everywhere: letters, digits, spaces and " ,.'-"; cut at a character
// boundary. Adds a dash if the name would be hidden, empty or a device's.
std::string file_words(const std::string& words);

// "The Bridge, 1809" becomes "The-Bridge-1809", "Cr\u00e9cy" becomes "Crecy": ASCII letters and digits joined by single
// dashes, at most `max` characters. Empty if the text has none. For ids, and for files named in commands.
std::string dashed(std::string_view words, std::size_t max);

// True for Windows device names, reserved in every folder with any extension: "con", "Nul", "aux.json".
bool names_device(std::string_view name);

}  // namespace rules
