#pragma once
// The system's fonts for letters that others lack, as files that can be embedded in a document.

#include <memory>
#include <optional>

#include "engine/text/font.h"

namespace text {

// Copies know the same.
class LetterFonts {
public:
    LetterFonts();

    // A font with this letter: one that was found before if it has it, else the one for reading that comes first by the
    // system's preferences, a TrueType font if there is one: documents can hold no other; pictures in colour only where nothing
    // else has it. Nothing: there is none.
    std::optional<FontPlace> with(char32_t letter);

private:
    struct Known;
    std::shared_ptr<Known> known_;
};

// The same as a function, whose copies know the same; the fonts are read when it is asked first.
FontFinder letter_finder();

}  // namespace text
