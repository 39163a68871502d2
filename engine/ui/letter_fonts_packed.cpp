#include "engine/ui/letter_fonts.h"

namespace ui {

// A browser cannot be asked for the system's fonts, and those of the page cannot be embedded in documents.
LetterFonts::LetterFonts() = default;

std::optional<FontFile> LetterFonts::with(char32_t, Use) { return std::nullopt; }

}  // namespace ui
