#include "game/stories/screen/text_fit.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "engine/core/utf8.h"
#include "engine/words/line_breaks.h"

namespace screens {

namespace {

constexpr double kPenPoints = 21;        // of Type::Pen: the letters that cards are written with
constexpr double kSmallestShare = 0.68;  // of the letters' size: how small a line is written so that it fits

}  // namespace

double PenRoom::ems(const std::string& text) const {
    return ui_.text_width(words::plain(text), ui::Type::Pen) / (kPenPoints * ui_.scale());
}

std::vector<std::string> PenRoom::wrapped(const std::string& text, double most) const {
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
            if (ems(longer) <= most || lines.back().empty())
                lines.back() = shortened(longer, most);
            else
                lines.push_back(shortened(word, most));
            between = paragraph.substr(here.end, here.next - here.end);
            from = here.next;
        }
    }
    return lines;
}

render::SheetInk PenRoom::line(const std::string& text, core::Vec2 at, double wide, double size) const {
    const double fits = wide / std::max(1e-6, ems(text));
    const double letters = std::clamp(fits, kSmallestShare * finer_ * size, size);
    // Letters that were made to fit exactly are not measured again: rounding would cut the last one.
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

std::string PenRoom::shortened(std::string text, double most) const {
    if (ems(text) <= most) return text;
    return core::shortened(std::move(text), [&](const std::string& start) { return ems(start) <= most; });
}

}  // namespace screens
