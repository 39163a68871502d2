#include "engine/ui/text_edit.h"

#include <algorithm>
#include <cmath>

#include "engine/core/utf8.h"

namespace ui {

namespace {

bool is_space(char c) { return c == ' ' || c == '\n'; }

std::size_t word_before(std::string_view text, std::size_t at) {
    while (at > 0 && is_space(text[at - 1])) --at;
    while (at > 0 && !is_space(text[at - 1])) --at;
    return at;
}

std::size_t word_after(std::string_view text, std::size_t at) {
    while (at < text.size() && !is_space(text[at])) ++at;
    while (at < text.size() && is_space(text[at])) ++at;
    return at;
}

void erase_selected(std::string& text, Caret& caret) {
    const std::size_t low = caret.low();
    text.erase(low, caret.high() - low);
    caret = {low, low};
}

// Up from the first line goes to the text's beginning, down from the last line to its end.
std::size_t up_or_down(std::string_view text, Caret& caret, int by, const Measure& measure) {
    const std::vector<TextLine> lines = measure.lines(text);
    const std::size_t line = line_at(lines, caret.at);
    const auto [begin, end] = lines[line];
    if (!caret.column) caret.column = measure.x(text.substr(begin, end - begin), std::min(caret.at, end) - begin);
    if (by < 0 && line == 0) return 0;
    if (by > 0 && line + 1 == lines.size()) return text.size();
    return place_at(text, lines[by < 0 ? line - 1 : line + 1], *caret.column, measure);
}

std::size_t line_end(std::string_view text, std::size_t at, platform::Key key, const Measure& measure) {
    const std::vector<TextLine> lines = measure.lines(text);
    const TextLine line = lines[line_at(lines, at)];
    return key == platform::Key::Home ? line.begin : line.end;
}

// True if the arrow moves backwards in the text: in a right-to-left line, the right arrow does.
bool goes_back(std::string_view text, std::size_t at, platform::Key arrow, const Measure& measure) {
    if (!measure.leftward) return arrow == platform::Key::Left;
    const std::vector<TextLine> lines = measure.lines(text);
    const auto [begin, end] = lines[line_at(lines, at)];
    return (arrow == platform::Key::Left) != measure.leftward(text.substr(begin, end - begin));
}

// The caret's new position after the key; nullopt if it does not move.
std::optional<std::size_t> way(std::string_view text, Caret& caret, const platform::Event& key,
                               const Measure& measure) {
    const bool ctrl = key.mods.ctrl;
    const std::size_t at = caret.at;
    switch (key.key) {
        case platform::Key::Backspace:  // only the last mark of a letter with marks
            return ctrl ? word_before(text, at) : core::previous_character(text, at);
        case platform::Key::Left:
        case platform::Key::Right:
            if (goes_back(text, at, key.key, measure))
                return ctrl ? word_before(text, at) : core::previous_cluster(text, at);
            [[fallthrough]];
        case platform::Key::Delete:
            return ctrl ? word_after(text, at) : core::next_cluster(text, at);
        case platform::Key::Up:
            return up_or_down(text, caret, -1, measure);
        case platform::Key::Down:
            return up_or_down(text, caret, 1, measure);
        case platform::Key::Home:
            return ctrl ? 0 : line_end(text, at, platform::Key::Home, measure);
        case platform::Key::End:
            return ctrl ? text.size() : line_end(text, at, platform::Key::End, measure);
        default:
            return std::nullopt;
    }
}

}  // namespace

std::vector<TextLine> lines_of(std::string_view text, const std::vector<std::string_view>& wrapped) {
    std::vector<TextLine> lines;
    for (const std::string_view line : wrapped) {
        const std::size_t begin = line.data() ? static_cast<std::size_t>(line.data() - text.data()) : 0;
        lines.push_back({begin, begin + line.size()});
    }
    if (text.empty()) return {{0, 0}};
    if (text.back() == '\n')
        lines.push_back({text.size(), text.size()});
    else
        lines.back().end = text.size();
    return lines;
}

std::size_t line_at(const std::vector<TextLine>& lines, std::size_t place) {
    std::size_t line = 0;
    while (line + 1 < lines.size() && lines[line + 1].begin <= place) ++line;
    return line;
}

std::size_t place_at(std::string_view text, TextLine line, double x, const Measure& measure) {
    const std::string_view part = text.substr(line.begin, line.end - line.begin);
    std::size_t best = 0;
    double nearest = std::abs(measure.x(part, 0) - x);
    for (std::size_t at = 0; at < part.size();) {
        at = core::next_cluster(part, at);
        const double away = std::abs(measure.x(part, at) - x);
        if (away > nearest) continue;
        nearest = away;
        best = at;
    }
    return line.begin + best;
}

void type_text(std::string& text, Caret& caret, std::string_view typed, std::size_t max) {
    erase_selected(text, caret);
    std::string clean;
    for (const char c : typed) {
        if (c == '\t') clean.push_back(' ');
        if (c == '\n' || static_cast<unsigned char>(c) >= 0x20) clean.push_back(c);
    }
    // Marks stacked on a letter count as one character with it, so the bytes need a limit too.
    constexpr std::size_t kBytesACharacter = 32;
    const std::size_t written = core::clusters(text), room = max * kBytesACharacter;
    const std::string_view fits = core::first_clusters(
        core::whole_characters(clean, room - std::min(room, text.size())), max - std::min(max, written));
    text.insert(caret.at, fits);
    caret.at = caret.from = caret.at + fits.size();
}

bool press_key(std::string& text, Caret& caret, const platform::Event& key, const Measure& measure) {
    const bool erases = key.key == platform::Key::Backspace || key.key == platform::Key::Delete;
    const bool vertical = key.key == platform::Key::Up || key.key == platform::Key::Down;
    const auto to = way(text, caret, key, measure);
    if (!to) return false;
    if (!vertical) caret.column.reset();
    if (erases) {
        if (caret.at == caret.from) caret.at = *to;
        erase_selected(text, caret);
        return true;
    }
    const bool selected = caret.at != caret.from,
               aside = key.key == platform::Key::Left || key.key == platform::Key::Right;
    // A plain arrow collapses the selection to its end on that side.
    const bool leaves = selected && aside && !key.mods.shift && !key.mods.ctrl;
    caret.at = leaves ? (goes_back(text, caret.at, key.key, measure) ? caret.low() : caret.high()) : *to;
    if (!key.mods.shift) caret.from = caret.at;
    return true;
}

void select_word(std::string_view text, Caret& caret) {
    caret.from = caret.at;
    while (caret.from > 0 && !is_space(text[caret.from - 1])) --caret.from;
    while (caret.at < text.size() && !is_space(text[caret.at])) ++caret.at;
}

void keep_within(std::string_view text, Caret& caret) {
    for (std::size_t* place : {&caret.at, &caret.from}) *place = core::whole_characters(text, *place).size();
}

}  // namespace ui
