#pragma once
// A pseudo language, for tests of layouts and of the catalogue.

#include <string>
#include <string_view>

namespace words {

// "Fight on" becomes "[Fïght öñ~~~]": letters get accents if there are any, and the text is bracketed and two
// fifths longer. The placeholders {1} to {9} and line breaks stay.
std::string in_pseudo(std::string_view english);

}  // namespace words
