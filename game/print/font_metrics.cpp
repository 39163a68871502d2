#include "game/print/font_metrics.h"

#include <algorithm>

#include "engine/core/utf8.h"
#include "engine/words/line_breaks.h"
#include "game/print/pdf_fonts.h"

namespace print {

namespace {

// Between words, or within one that is longer than a line.
words::LineBreak line_end(std::string_view text, const std::function<bool(std::string_view)>& fits) {
    const words::LineBreak end = words::longest_line(text, fits);
    if (fits(text.substr(0, end.end))) return end;
    const std::size_t cut = core::fitting_start(text.substr(0, end.end), fits).size();
    return {cut, cut};
}

}  // namespace

struct FontMetrics::Fonts {
    struct Freed {
        void operator()(HPDF_Doc freed) const { HPDF_Free(freed); }
    };
    std::unique_ptr<std::remove_pointer_t<HPDF_Doc>, Freed> document{HPDF_New(nullptr, nullptr)};
    PdfFonts fonts;
    explicit Fonts(const FontFinder& finder) : fonts(document.get(), finder) {}
};

FontMetrics::FontMetrics(const FontFinder& finder) : fonts_(std::make_unique<Fonts>(finder)) {}
FontMetrics::~FontMetrics() = default;
FontMetrics::FontMetrics(FontMetrics&&) noexcept = default;
FontMetrics& FontMetrics::operator=(FontMetrics&&) noexcept = default;

double FontMetrics::width(const std::string& text, double size, Face face) const {
    return fonts_->fonts.line(text, face).width * size * kPoint;
}

bool FontMetrics::leftward(const std::string& text) const { return fonts_->fonts.line(text, Face::Plain).leftward; }

const std::string& FontMetrics::lacking() const { return fonts_->fonts.lacking(); }

std::vector<std::string> FontMetrics::wrap(const std::string& text, double size, double max, Face face) const {
    const auto fits = [&](std::string_view start) { return width(std::string(start), size, face) <= max; };
    std::vector<std::string> lines;
    for (std::string_view rest = text; !rest.empty();) {
        std::string_view paragraph = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), paragraph.size() + 1));
        if (paragraph.empty()) lines.emplace_back();
        while (!paragraph.empty()) {
            const words::LineBreak line = line_end(paragraph, fits);
            lines.emplace_back(paragraph.substr(0, line.end));
            paragraph.remove_prefix(line.next);
        }
    }
    if (!core::runs_leftward(text)) return lines;
    const bool from_right = leftward(text);
    for (std::string& line : lines)
        if (leftward(line) != from_right) line.insert(0, from_right ? "\u200f" : "\u200e");
    return lines;
}

}  // namespace print
