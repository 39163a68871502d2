#include "engine/text/letter_fonts.h"

namespace text {

namespace {

// The Japanese font comes last, because its Greek and Cyrillic letters are as wide as its characters.
constexpr const char* kPageFonts[]{"/fonts/Inter-Regular.otf", "/fonts/MTLc3m.ttf"};

}  // namespace

// A browser does not give access to the system's fonts.
struct LetterFonts::Known {
    Fonts fonts;
};

LetterFonts::LetterFonts() : known_(std::make_shared<Known>()) {}

std::optional<FontPlace> LetterFonts::with(char32_t letter) {
    for (const char* file : kPageFonts)
        if (const Font* font = known_->fonts.read({file}); font && font->glyph(letter) != 0) return font->place;
    return std::nullopt;
}

}  // namespace text
