#include "game/stories/screen/text_fit.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "engine/core/utf8.h"
#include "engine/ui/small_print.h"
#include "engine/words/line_breaks.h"

namespace screens {

namespace {

constexpr double kPenPoints = 21;        // Type::Pen, with which cards are written
constexpr double kSmallestShare = 0.68;  // of the letter size: the limit when shrinking a line

constexpr double kSmallPoints = 12.8;  // an em of small print
constexpr double kMinPrint = 12;       // pixels: the smallest readable em

// The first `count` lines, ending with an ellipsis.
std::vector<words::Phrase> first_lines(const ui::Ui& ui, std::vector<std::string> all, std::size_t count, double wide) {
    std::string rest;
    for (std::size_t i = count - 1; i < all.size(); ++i) rest += (rest.empty() ? "" : " ") + all[i];
    all.resize(count - 1);
    std::vector<words::Phrase> lines;
    for (const std::string& line : all) lines.push_back(words::plain(line));
    lines.push_back(words::plain(ui::small_start(ui, rest, wide)));
    return lines;
}

}  // namespace

FittedPrint fitted_print(const ui::Ui& ui, const words::Phrase& text, core::Vec2 room) {
    constexpr double kStep = 0.93;
    const std::string words = ui.translated(text);
    const double line = ui.line_height(ui::Type::Small), min = std::min(1.0, kMinPrint / ui.px(kSmallPoints));
    const auto lines_at = [&](double times) { return std::max(1.0, std::floor(room.y / (line * times) + 0.05)); };
    for (double times = 1;; times = std::max(min, times * kStep)) {
        const std::vector<std::string> lines = ui::small_lines(ui, words, room.x / times);
        FittedPrint print{{}, times};
        if (!lines.empty() && static_cast<double>(lines.size()) <= lines_at(times)) {
            for (const std::string& each : lines) print.lines.push_back(words::plain(each));
            return print;
        }
        if (times > min) continue;
        print.cut = true;
        const auto count = static_cast<std::size_t>(lines_at(times));
        print.lines = lines.size() > count ? first_lines(ui, lines, count, room.x / times)
                                           : std::vector{ui::fitted(ui, text, room.x / times)};
        return print;
    }
}

void print_fitted(ui::Ui& ui, const FittedPrint& print, const ui::Rect& rect, PrintAt where, ui::Colour colour) {
    double y = rect.y0;
    for (const words::Phrase& line : print.lines) {
        const double wide = print.times * ui.text_width(line, ui::Type::Small);
        const double x = where == PrintAt::Left ? rect.x0 : rect.center().x - wide / 2;
        if (print.times < 1) {
            ui.paint().print_scaled({x, y}, line, ui::Type::Small, colour, print.times);
        } else {
            ui.paint().print({x, y}, line, ui::Type::Small, colour);
            ui.explain(line, {x, y, std::min(x + wide + 1, rect.x1), y + ui.line_height(ui::Type::Small)},
                       ui::Type::Small);
        }
        y += print.times * ui.line_height(ui::Type::Small);
    }
}

double PenRoom::ems(const std::string& text) const {
    return ui_.text_width(words::plain(text), ui::Type::Pen) / (kPenPoints * ui_.scale());
}

std::vector<std::string> PenRoom::wrapped(const std::string& text, double max) const {
    std::vector<std::string> lines;
    std::istringstream paragraphs(text);
    for (std::string paragraph; std::getline(paragraphs, paragraph);) {
        lines.emplace_back();
        std::string between;
        for (std::size_t from = 0; from < paragraph.size();) {
            const auto here =
                words::next_break(paragraph, from).value_or(words::LineBreak{paragraph.size(), paragraph.size()});
            const std::string word = paragraph.substr(from, here.end - from);
            const std::string longer = lines.back().empty() ? word : lines.back() + between + word;
            if (ems(longer) <= max || lines.back().empty())
                lines.back() = shortened(longer, max);
            else
                lines.push_back(shortened(word, max));
            between = paragraph.substr(here.end, here.next - here.end);
            from = here.next;
        }
    }
    return lines;
}

render::SheetInk PenRoom::line(const std::string& text, core::Vec2 at, double wide, double size) const {
    const double fits = wide / std::max(1e-6, ems(text));
    const double letters = std::clamp(fits, std::min({kSmallestShare * finer_ * size, min_, size}), size);
    // Letters that fit exactly are not measured again: rounding would cut the last one.
    return {fits < letters ? shortened(text, wide / letters) : text, at, letters};
}

FittedText PenRoom::fitted(const std::string& text, const TextRoom& room) const {
    constexpr double kStep = 0.93;
    for (double share = 1;; share *= kStep) {
        FittedText fitted{wrapped(text, room.wide / (room.size * share)), room.size * share, room.rule * share};
        const auto lines = static_cast<std::size_t>(std::max(0.0, std::floor(room.high / fitted.rule + 0.01)));
        if (fitted.lines.size() <= lines) return fitted;
        if (share * kStep >= finer_) continue;
        fitted.cut = true;
        fitted.lines.resize(lines);
        if (lines > 0) fitted.lines.back() = shortened(fitted.lines.back() + "\u2026", room.wide / fitted.size);
        return fitted;
    }
}

std::string PenRoom::shortened(std::string text, double max) const {
    if (ems(text) <= max) return text;
    return core::shortened(std::move(text), [&](const std::string& start) { return ems(start) <= max; });
}

}  // namespace screens
