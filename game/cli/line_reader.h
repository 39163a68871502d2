#pragma once
// Reads lines with a length limit: a longer line is skipped without storing it.

#include <cstddef>
#include <istream>
#include <optional>
#include <string>

#include "game/kit/limits.h"

namespace cli {

using rules::kLineMost;

struct Line {
    std::string text;  // empty if it was too long
    bool too_long = false;
};
// The next line without its end ("\n" or "\r\n"); empty at the end of the input.
std::optional<Line> next_line(std::istream& in);

}  // namespace cli
