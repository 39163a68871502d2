#pragma once
// The system's fonts for letters that other fonts lack, as files that can be embedded in a document.

#include <memory>
#include <optional>

#include "engine/text/font.h"

namespace text {

// Copies share their state.
class LetterFonts {
public:
    LetterFonts();

    // A font with this letter: one used before if possible, else the system's most preferred reading font that has it,
    // and a TrueType font if there is one, because documents can embed no others; colour pictures only as a last
    // resort. nullopt: none.
    std::optional<FontPlace> with(char32_t letter);

private:
    struct Known;
    std::shared_ptr<Known> known_;
};

// The same as a function whose copies share their state; it loads the fonts on its first call.
FontFinder letter_finder();

}  // namespace text
