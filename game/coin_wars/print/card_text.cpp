#include "game/coin_wars/print/card_text.h"

namespace print {

namespace {

constexpr double kTitle = 11, kBody = 7.5, kLineHeight = 9.2;       // points
constexpr double kNewPart = 4;                                      // points
constexpr double kTitleLine = kCardHigh - 0.36;                     // inches
constexpr double kFirst = kTitleLine - (kLineHeight + 1) * kPoint;  // the first baseline
constexpr std::size_t kKeptTogether = 5;                            // lines

}  // namespace

Card headed(const Job& job, const std::string& title) {
    const double size = job.letters.fitting(title, kTitle, kCardWide - 2 * kPadding, Face::Bold);
    return {Text{{kPadding, kTitleLine + 0.07}, title, size, Face::Bold},
            line({kPadding, kTitleLine}, {kCardWide - kPadding, kTitleLine}, {.width = 0.6, .tone = 0.4})};
}

double first_line() { return kFirst; }

void Notes::heading(const Phrase& text) { list_.push_back({job_.translated(text), Face::Bold, kNewPart}); }

void Notes::add(const Phrase& text) {
    if (!text.empty()) list_.push_back({job_.translated(text)});
}

void Notes::add_apart(const Phrase& text) {
    if (!text.empty()) list_.push_back({job_.translated(text), Face::Plain, kNewPart});
}

std::vector<Card> Notes::cards(const Phrase& title) const {
    const std::string words = job_.translated(title);
    std::vector<Card> cards{headed(job_, words)};
    double y = kFirst;
    const auto turn_over = [&] {
        cards.push_back(headed(job_, words + " (" + std::to_string(cards.size() + 1) + ")"));
        y = kFirst;
    };
    for (const Paragraph& paragraph : list_) {
        if (y < kFirst) y -= paragraph.above * kPoint;
        const auto lines = job_.letters.wrap(paragraph.text, kBody, kCardWide - 2 * kPadding, paragraph.face);
        // Keep a heading with the text that follows.
        const std::size_t together = paragraph.face == Face::Bold ? lines.size() + 1 : lines.size();
        const double last = y - static_cast<double>(together - 1) * kLineHeight * kPoint;
        if (together <= kKeptTogether && last < kPadding) turn_over();
        for (const std::string& text : lines) {
            if (y < kPadding) turn_over();
            cards.back().push_back(Text{{kPadding, y}, text, kBody, paragraph.face});
            y -= kLineHeight * kPoint;
        }
    }
    return cards;
}

}  // namespace print
