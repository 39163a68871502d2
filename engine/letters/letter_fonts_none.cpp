#include "engine/letters/letter_fonts.h"

namespace letters {

// A system without fontconfig does not tell of its fonts.
LetterFonts::LetterFonts() = default;

std::optional<shaping::FontPlace> LetterFonts::with(char32_t) { return std::nullopt; }

}  // namespace letters
