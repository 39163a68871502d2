#include "engine/letters/folder_fonts.h"
#include "engine/letters/font_folders.h"
#include "engine/letters/letter_fonts.h"

namespace letters {

// A system without fontconfig does not tell of its fonts.
struct LetterFonts::Known {
    FolderFonts fonts{font_folders()};
};

LetterFonts::LetterFonts() : known_(std::make_shared<Known>()) {}

std::optional<shaping::FontPlace> LetterFonts::with(char32_t letter) { return known_->fonts.with(letter); }

}  // namespace letters
