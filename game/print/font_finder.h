#pragma once
// Where a letter is to be had that the fonts of every PDF reader lack.

#include <functional>
#include <optional>
#include <string>

namespace print {

struct FontFile {
    std::string path;  // of a TrueType font or collection, which is embedded
    int index = 0;     // of the face in a collection
};
// Nothing: no font has it. Asked often; answers to the same letter are the same.
using FontFinder = std::function<std::optional<FontFile>(char32_t letter)>;

}  // namespace print
