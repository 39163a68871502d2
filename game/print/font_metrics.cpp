#include "game/print/font_metrics.h"

#include <hpdf.h>

#include <array>
#include <utility>

namespace print {

namespace {

constexpr double kAverage = 556;  // thousandths of the font size: used for letters without a metric

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
    std::array<HPDF_Font, 2> faces{HPDF_GetFont(document.get(), "Helvetica", "WinAnsiEncoding"),
                                   HPDF_GetFont(document.get(), "Helvetica-Bold", "WinAnsiEncoding")};
};

Letters::Letters() : fonts_(std::make_unique<Fonts>()) {}
Letters::~Letters() = default;
Letters::Letters(Letters&&) noexcept = default;
Letters& Letters::operator=(Letters&&) noexcept = default;

double Letters::width(const std::string& text, double size, Face face) const {
    double thousandths = 0;
    for (const char32_t letter : characters(text)) {
        const HPDF_INT width = letter > 0xFFFF
                                   ? 0
                                   : HPDF_Font_GetUnicodeWidth(fonts_->faces[static_cast<std::size_t>(face)],
                                                               static_cast<HPDF_UNICODE>(letter));
        thousandths += width > 0 ? width : kAverage;
    }
    return thousandths / 1000 * size * kPoint;
}

std::size_t Letters::fitting(const std::string& word, double size, double most, Face face) const {
    std::size_t end = word.size();
    while (end > 1 && width(word.substr(0, end), size, face) > most) {
        --end;
        while (end > 1 && (static_cast<unsigned char>(word[end]) & 0xC0) == 0x80) --end;
    }
    return end;
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
    return lines;
}

std::vector<char32_t> characters(const std::string& text) {
    std::vector<char32_t> letters;
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const int more = byte < 0x80 ? 0 : byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC0 ? 1 : -1;
        char32_t letter = more <= 0 ? byte : byte & (0x3Fu >> more);
        ++i;
        bool whole = more >= 0;
        for (int k = 0; k < more && whole; ++k) {
            whole = i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80;
            if (whole) letter = letter << 6 | (static_cast<unsigned char>(text[i++]) & 0x3F);
        }
        letters.push_back(whole ? letter : U'\uFFFD');
    }
    return letters;
}

}  // namespace print
