#include "game/cli/line_reader.h"

#include <streambuf>

namespace cli {

std::optional<Line> next_line(std::istream& in) {
    std::streambuf& source = *in.rdbuf();
    constexpr int kEnd = std::char_traits<char>::eof();
    int c = source.sbumpc();
    if (c == kEnd) return std::nullopt;
    Line line;
    for (; c != kEnd && c != '\n'; c = source.sbumpc()) {
        if (line.too_long) continue;
        line.text.push_back(static_cast<char>(c));
        // The extra byte may be the "\r" of a line end.
        if (line.text.size() > kLineMost + 1) line = {"", true};
    }
    if (!line.text.empty() && line.text.back() == '\r') line.text.pop_back();
    if (line.text.size() > kLineMost) line = {"", true};
    return line;
}

}  // namespace cli
