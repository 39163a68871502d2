// A line of text in any script.

#include "engine/text/shaper.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

void read_line(std::string_view bytes) {
    constexpr const char* kFont = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";  // if it exists here
    text::Shaper shaper([](char32_t) { return text::FontPlace{kFont}; });
    const text::Line& line = shaper.line(bytes, {.font = shaper.font({kFont}).value_or(nullptr)});
    std::size_t glyphs = 0;
    for (const text::Cluster& cluster : line.clusters) {
        demand(cluster.begin < cluster.end && cluster.end <= bytes.size());
        demand(cluster.first == glyphs);
        glyphs += cluster.glyphs;
    }
    demand(glyphs == line.glyphs.size());
    for (std::size_t at = 0; at <= bytes.size(); ++at) {
        const double x = text::caret_at(line, bytes, at);
        demand(x > -1e3 && x < line.width + 1e3);
    }
    for (const text::Span& span : text::spans(line, bytes, bytes.size() / 3, bytes.size()))
        demand(span.left <= span.right);
}

}  // namespace fuzz
