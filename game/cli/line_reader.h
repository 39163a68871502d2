#pragma once
// Lines from a stream, with a bound: a longer line is read to its end and forgotten, never kept.

#include <cstddef>
#include <istream>
#include <optional>
#include <string>

#include "game/kit/limits.h"

namespace cli {

using rules::kLineMost;

struct Line {
    std::string text;  // empty where it was too long
    bool too_long = false;
};
// The next line without its end ("\n" or "\r\n"); nothing at the end of the input.
std::optional<Line> next_line(std::istream& in);

}  // namespace cli
