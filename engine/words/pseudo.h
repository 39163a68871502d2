#pragma once
// A pseudo language, for testing layouts and the catalogue.

#include <string>
#include <string_view>

namespace words {

// "Fight on" becomes "[Fïght öñ~~~]": adds accents where possible and brackets, and makes the text two fifths longer.
// The placeholders {1} to {9} and line breaks stay.
std::string in_pseudo(std::string_view english);

}  // namespace words
