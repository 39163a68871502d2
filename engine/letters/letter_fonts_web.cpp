#include <stb_truetype.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <utility>
#include <vector>

#include "engine/letters/letter_fonts.h"

namespace letters {

namespace {

// The Japanese one is the last, for its Greek and Cyrillic letters are as wide as its signs; documents can hold it alone.
constexpr const char* kPageFonts[] = {"/fonts/Inter-Regular.otf", "/fonts/MTLc3m.ttf"};

struct PageFont {
    const char* file;
    std::vector<std::uint8_t> bytes;
    stbtt_fontinfo info{};
};

}  // namespace

// A browser cannot be asked for the system's fonts.
struct LetterFonts::Known {
    Known() {
        for (const char* file : kPageFonts) {
            std::ifstream in(file, std::ios::binary);
            PageFont font{file, {std::istreambuf_iterator<char>(in), {}}};
            if (!font.bytes.empty() && stbtt_InitFont(&font.info, font.bytes.data(), 0) != 0)
                fonts.push_back(std::move(font));
        }
    }
    std::vector<PageFont> fonts;
};

LetterFonts::LetterFonts() : known_(std::make_shared<Known>()) {}

std::optional<shaping::FontPlace> LetterFonts::with(char32_t letter) {
    for (const PageFont& font : known_->fonts)
        if (stbtt_FindGlyphIndex(&font.info, static_cast<int>(letter)) != 0) return shaping::FontPlace{font.file, 0};
    return std::nullopt;
}

}  // namespace letters
