#include "engine/ui/small_print.h"

#include <algorithm>

#include "engine/core/utf8.h"
#include "engine/words/line_breaks.h"

namespace ui {

namespace {

bool fits(const Ui& ui, const std::string& words, double width) {
    return ui.text_width(words::plain(words), Type::Small) + 2 <= width;
}

}  // namespace

std::vector<std::string> small_lines(const Ui& ui, const std::string& words, double width) {
    std::vector<std::string> lines;
    for (const std::string_view line :
         words::wrapped(words, [&](std::string_view start) { return fits(ui, std::string(start), width); }))
        lines.emplace_back(line);
    if (std::ranges::any_of(lines, [&](const std::string& line) { return !fits(ui, line, width); })) return {};
    return lines;
}

std::string small_start(const Ui& ui, std::string words, double width) {
    return core::shortened(std::move(words), [&](const std::string& start) { return fits(ui, start, width); });
}

Phrase fitted(const Ui& ui, const Phrase& text, double width) {
    if (ui.text_width(text, Type::Small) <= width) return text;
    return words::plain(small_start(ui, ui.translated(text), width));
}

}  // namespace ui
