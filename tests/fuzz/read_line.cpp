// A line that somebody writes, in any script: shaped if the program is built for that.

#include <algorithm>

#include "engine/shaping/shaping.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

void read_line(std::string_view bytes) {
    constexpr const char* kFont = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";  // if it is here
    if (!shaping::needs_shaping(bytes)) return;
    shaping::Shaper shaper([](char32_t) { return shaping::FontPlace{kFont}; });
    const shaping::Line& line = shaper.line(bytes, {.font = {kFont}});
    std::size_t glyphs = 0;
    for (const shaping::Cluster& cluster : line.clusters) {
        demand(cluster.begin < cluster.end && cluster.end <= bytes.size());
        demand(cluster.first == glyphs);
        glyphs += cluster.glyphs;
    }
    demand(glyphs == line.glyphs.size());
    for (std::size_t at = 0; at <= bytes.size(); ++at) {
        const double x = shaping::caret_at(line, bytes, at);
        demand(x > -1e3 && x < line.width + 1e3);
    }
    for (const shaping::Span& span : shaping::spans(line, bytes, bytes.size() / 3, bytes.size()))
        demand(span.left <= span.right);
}

}  // namespace fuzz
