#pragma once
// The order of letters on a line with mixed directions: the Unicode Bidirectional Algorithm.

#include <cstddef>
#include <string>
#include <vector>

namespace text {

struct ReadingOrder {
    bool leftward = false;               // of the whole line, by its first letter with a direction
    std::vector<signed char> levels;     // of each letter; odd: right to left
    std::vector<std::size_t> on_screen;  // the letters' indices from left to right
};
ReadingOrder reading_order(const std::u32string& letters);

}  // namespace text
