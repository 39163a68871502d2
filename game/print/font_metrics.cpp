#include "game/print/font_metrics.h"

#include <utility>

#include "engine/core/utf8.h"
#include "game/print/pdf_fonts.h"

namespace print {

namespace {

// The next byte offset at which the line may be broken.
std::size_t word_end(const std::string& text, std::size_t from) {
    const auto end = text.find_first_of(" \n", from);
    return end == std::string::npos ? text.size() : end;
}

}  // namespace

struct Letters::Fonts {
    struct Freed {
        void operator()(HPDF_Doc freed) const { HPDF_Free(freed); }
    };
    std::unique_ptr<std::remove_pointer_t<HPDF_Doc>, Freed> document{HPDF_New(nullptr, nullptr)};
    PdfFonts fonts;
    explicit Fonts(const FontFinder& finder) : fonts(document.get(), finder) {}
};

Letters::Letters(const FontFinder& finder) : fonts_(std::make_unique<Fonts>(finder)) {}
Letters::~Letters() = default;
Letters::Letters(Letters&&) noexcept = default;
Letters& Letters::operator=(Letters&&) noexcept = default;

double Letters::width(const std::string& text, double size, Face face) const {
    return fonts_->fonts.line(text, face).width * size * kPoint;
}

bool Letters::leftward(const std::string& text) const { return fonts_->fonts.line(text, Face::Plain).leftward; }

const std::string& Letters::lacking() const { return fonts_->fonts.lacking(); }

std::size_t Letters::fitting(const std::string& word, double size, double most, Face face) const {
    const auto fits = [&](std::string_view start) { return width(std::string(start), size, face) <= most; };
    return core::fitting_start(word, fits).size();
}

std::vector<std::string> Letters::wrap(const std::string& text, double size, double most, Face face) const {
    std::vector<std::string> lines;
    std::string current;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = word_end(text, at);
        std::string word = text.substr(at, end - at);
        if (!current.empty() && width(current + " " + word, size, face) > most)
            lines.push_back(std::exchange(current, {}));
        for (std::size_t cut; current.empty() && (cut = fitting(word, size, most, face)) < word.size();
             word.erase(0, cut))
            lines.push_back(word.substr(0, cut));
        current += current.empty() ? word : " " + word;
        if (end < text.size() && text[end] == '\n') lines.push_back(std::exchange(current, {}));
        at = end + 1;
    }
    if (!current.empty()) lines.push_back(current);
    if (!core::runs_leftward(text)) return lines;
    const bool from_right = leftward(text);
    for (std::string& line : lines)
        if (leftward(line) != from_right) line.insert(0, from_right ? "\u200f" : "\u200e");
    return lines;
}

}  // namespace print
