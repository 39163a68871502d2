#include "engine/letters/letter_fonts.h"

namespace letters {

shaping::FontFinder letter_finder() {
    return
        [fonts = std::make_shared<std::optional<LetterFonts>>()](char32_t letter) -> std::optional<shaping::FontPlace> {
            if (!*fonts) fonts->emplace();
            return (*fonts)->with(letter);
        };
}

}  // namespace letters
