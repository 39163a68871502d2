#include "engine/text/folder_fonts.h"
#include "engine/text/font_folders.h"
#include "engine/text/letter_fonts.h"

namespace text {

// A system without fontconfig cannot list its fonts.
struct LetterFonts::Known {
    FolderFonts fonts{font_folders()};
};

LetterFonts::LetterFonts() : known_(std::make_shared<Known>()) {}

std::optional<FontPlace> LetterFonts::with(char32_t letter) { return known_->fonts.with(letter); }

}  // namespace text
