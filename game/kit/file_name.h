#pragma once
// Names of files that come from what people write.

#include <string>

namespace rules {

// Words as a file may be called everywhere: letters, digits, spaces and " ,.'-"; cut between characters.
std::string file_words(const std::string& words);

}  // namespace rules
