#include "game/kit/search.h"

#include <cctype>
#include <sstream>

#include "engine/core/ascii_letters.h"

namespace rules {

namespace {

// Letters of other scripts stay as they are.
std::string plain_letters(const std::string& text) {
    std::string letters = core::in_ascii(text);
    if (letters.find_first_not_of(' ') == std::string::npos) letters = text;
    for (char& c : letters) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return letters;
}

}  // namespace

bool found_in(const std::string& text, const std::string& words) {
    const std::string plain = plain_letters(text);
    std::istringstream in(words);
    for (std::string word; in >> word;)
        if (text.find(word) == std::string::npos && plain.find(plain_letters(word)) == std::string::npos) return false;
    return true;
}

}  // namespace rules
