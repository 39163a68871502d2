#include "engine/letters/letter_fonts.h"

namespace letters {

// A browser cannot be asked for the system's fonts, those of the page cannot be embedded in documents, and a system without
// fontconfig does not tell of its own.
LetterFonts::LetterFonts() = default;

std::optional<shaping::FontPlace> LetterFonts::with(char32_t) { return std::nullopt; }

}  // namespace letters
