#include "engine/text/letter_fonts.h"

namespace text {

FontFinder letter_finder() {
    return [fonts = std::make_shared<std::optional<LetterFonts>>()](char32_t letter) -> std::optional<FontPlace> {
        if (!*fonts) fonts->emplace();
        return (*fonts)->with(letter);
    };
}

}  // namespace text
