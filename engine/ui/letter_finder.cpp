#include "engine/ui/letter_fonts.h"

namespace ui {

shaping::FontFinder letter_finder(LetterFonts::Use use) {
    return [use, fonts = std::make_shared<std::optional<LetterFonts>>()](
               char32_t letter) -> std::optional<shaping::FontPlace> {
        if (!*fonts) fonts->emplace();
        const auto found = (*fonts)->with(letter, use);
        if (!found) return std::nullopt;
        return shaping::FontPlace{found->path, found->index};
    };
}

}  // namespace ui
