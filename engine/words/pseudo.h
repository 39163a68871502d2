#pragma once
// A language nobody speaks: for tests of layouts and of the catalogue.

#include <string>
#include <string_view>

namespace words {

// "Fight on" as "[Fïght öñ~~~]": every letter with an accent where there is one, two fifths longer, in
// brackets. The places {1} to {9} and line ends stay.
std::string in_pseudo(std::string_view english);

}  // namespace words
