#include "engine/ui/small_print.h"

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
    while (!words.empty() && !fits(ui, words + "\u2026", width)) {
        while (words.size() > 1 && (words.back() & 0xC0) == 0x80) words.pop_back();
        words.pop_back();
    }
    return words + "\u2026";
}

Phrase fitted(const Ui& ui, const Phrase& text, double width) {
    if (ui.text_width(text, Type::Small) <= width) return text;
    return words::plain(small_start(ui, ui.in_words(text), width));
}

}  // namespace ui
