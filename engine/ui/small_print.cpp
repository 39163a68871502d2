#include "engine/ui/small_print.h"

#include "engine/core/utf8.h"

namespace ui {

namespace {

bool fits(const Ui& ui, const std::string& words, double width) {
    return ui.text_width(words::plain(words), Type::Small) + 2 <= width;
}

}  // namespace

std::vector<std::string> small_lines(const Ui& ui, const std::string& words, double width) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < words.size();) {
        const std::size_t to = std::min(words.find(' ', from), words.size());
        const std::string word = words.substr(from, to - from);
        from = to + 1;
        if (!fits(ui, word, width)) return {};
        if (!lines.empty() && fits(ui, lines.back() + " " + word, width))
            lines.back() += " " + word;
        else
            lines.push_back(word);
    }
    return lines;
}

std::string small_start(const Ui& ui, std::string words, double width) {
    return core::shortened(std::move(words), [&](const std::string& start) { return fits(ui, start, width); });
}

Phrase fitted(const Ui& ui, const Phrase& text, double width) {
    if (ui.text_width(text, Type::Small) <= width) return text;
    return words::plain(small_start(ui, ui.in_words(text), width));
}

}  // namespace ui
