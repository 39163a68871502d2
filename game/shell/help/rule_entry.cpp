// One entry of the rule book, with the search words highlighted; and the credits.

#include <algorithm>
#include <cmath>
#include <numeric>
#include <sstream>

#include "engine/words/line_breaks.h"
#include "game/shell/help/view.h"

namespace screens {
namespace {

constexpr ui::Colour kFeltPen{0xff, 0xd8, 0x5a, 150}, kAmber{0xf0, 0xa8, 0x30, 110};

}  // namespace

void marked_text(ui::Ui& ui, std::string_view text, const std::vector<std::string>& words, ui::Print print) {
    if (words.empty()) return ui.text(plain(std::string(text)), print);
    const double high = ui.line_height(print.type);
    const double wide = ui.rest().width() - 2;
    const auto fits = [&](std::string_view line) {
        return ui.text_width(plain(std::string(line)), print.type) <= wide;
    };
    const std::vector<std::string_view> lines = words::wrapped(text, fits);
    const Rect block = ui.take(high * static_cast<double>(lines.size()));
    double y = block.y0;
    for (const std::string_view line : lines) {
        for (const Hit& hit : hits(line, words)) {
            const auto width_to = [&](std::size_t end) {
                return ui.text_width(plain(std::string(line.substr(0, end))), print.type);
            };
            const double from = width_to(hit.begin), to = width_to(hit.end);
            ui.paint().fill({block.x0 + from - 1, y + 1, block.x0 + to + 1, y + high - 1}, kFeltPen, ui.px(2));
        }
        ui.place({block.x0, y, block.x1, y + high});
        ui.text(plain(std::string(line)), print);
        y += high;
    }
}

std::string numbers_of(const HelpEntry& entry) {
    std::string list;
    for (const std::string& rule : entry.rules) list.append(list.empty() ? "" : ", ").append(rule);
    return list;
}

namespace {

Type type_of(std::size_t column) { return column == 0 ? Type::Strong : Type::Body; }

double longest_word(const ui::Ui& ui, const std::string& text, Type type) {
    double longest = 0;
    std::istringstream words(text);
    for (std::string word; words >> word;) longest = std::max(longest, ui.text_width(plain(word), type));
    return longest;
}

// Columns are as wide as their content. If that is too wide, cells wrap between words.
std::vector<double> widths_of(const ui::Ui& ui, const HelpTable& table) {
    const double gap = ui.px(12), all = ui.rest().width();
    std::vector<double> widths(table.head.size(), gap), min = widths;
    const auto widen = [&](const std::vector<std::string>& row) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const double wide = std::min(ui.text_width(plain(row[i]), type_of(i)), all / 2);
            widths[i] = std::max(widths[i], wide + gap);
            min[i] = std::max(min[i], std::min(longest_word(ui, row[i], type_of(i)), all / 2) + gap);
        }
    };
    widen(table.head);
    for (const auto& row : table.rows) widen(row);
    const double wanted = std::reduce(widths.begin(), widths.end()), needed = std::reduce(min.begin(), min.end());
    if (wanted <= all || wanted <= needed) return widths;
    const double share = std::max(0.0, all - needed) / (wanted - needed);
    for (std::size_t i = 0; i < widths.size(); ++i) widths[i] = std::lerp(min[i], widths[i], share);
    return widths;
}

void draw_table(ui::Ui& ui, const HelpTable& table) {
    const std::vector<double> widths = widths_of(ui, table);
    ui.row(widths);
    for (const std::string& cell : table.head) ui.caption(plain(cell));
    for (const auto& row : table.rows) {
        ui.row(widths);
        for (std::size_t i = 0; i < row.size(); ++i) ui.text(plain(row[i]), {.type = type_of(i)});
    }
}

// Draws the lines on an amber strip, the colour of highlights.
void draw_on_table(ui::Ui& ui, const std::vector<Phrase>& lines) {
    if (lines.empty()) return;
    const double pad = ui.px(8), wide = ui.rest().width() - 2 * pad;
    std::vector<Phrase> told;
    double high = 2 * pad;
    for (const Phrase& line : lines) {
        told.push_back(say("On this table: {1}", line));
        high += ui.text_height(told.back(), Type::Strong, wide);
    }
    const Rect strip = ui.take(high);
    ui.paint().fill(strip, kAmber, ui.px(4));
    double y = strip.y0 + pad;
    for (const Phrase& line : told) {
        const double end = y + ui.text_height(line, Type::Strong, wide);
        const Rect place{strip.x0 + pad, y, strip.x1 - pad, end};
        ui.paint().print_lines(place, line, Type::Strong, palette::kInk);
        ui.add_label(line, place);
        y = end;
    }
    ui.space(4);
}

}  // namespace

void draw_help_entry(ui::Ui& ui, const HelpEntry& entry, const std::vector<Phrase>& on_table,
                     const std::vector<std::string>& words) {
    marked_text(ui, entry.title, words, {.type = Type::Heading});
    if (!entry.rules.empty())
        marked_text(ui, numbers_of(entry), words, {.type = Type::Small, .colour = palette::kAccent});
    ui.rule();
    draw_on_table(ui, on_table);
    for (const std::string& paragraph : paragraphs_of(entry.text)) marked_text(ui, paragraph, words);
    if (!entry.table.head.empty()) {
        ui.space(4);
        draw_table(ui, entry.table);
    }
    if (entry.example.empty()) return;
    ui.space(4);
    ui.caption(say("EXAMPLE"));
    marked_text(ui, entry.example, words, {.type = Type::Body, .colour = palette::kSoft});
}

void draw_help_credits(ui::Ui& ui) {
    ui.heading(say("Credits"));
    ui.text(
        say("The rules of Coin Wars and of Coin Wars the RPG are by Integral Entertainment, who gave them away "
            "free of charge. This program plays them; its coins, pictures and words are its own, under the "
            "MIT licence."));
    ui.text(
        say("The rule book here is in our own words; where the rules leave something open, it says how this program "
            "decides."));
    ui.text(say("Set in EB Garamond and Inter where they are installed."), {Type::Small, palette::kSoft});
}

}  // namespace screens
