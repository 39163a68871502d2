#pragma once
// The order in which letters stand on a line of mixed directions: the Unicode Bidirectional Algorithm.

#include <cstddef>
#include <string>
#include <vector>

namespace text {

struct ReadingOrder {
    bool leftward = false;               // the whole line, by its first letter with a direction
    std::vector<signed char> levels;     // of each letter; odd: it runs to the left
    std::vector<std::size_t> on_screen;  // the letters' indices from left to right
};
ReadingOrder reading_order(const std::u32string& letters);

}  // namespace text
