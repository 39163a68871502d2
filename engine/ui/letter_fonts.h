#pragma once
// The system's fonts for letters that others lack, as files that can be embedded in a document.

#include <memory>
#include <optional>

#include "engine/ui/fonts.h"

namespace ui {

// Copies know the same.
class LetterFonts {
public:
    LetterFonts();

    // A TrueType font with this letter: one that was found before if it has it, else the one for reading that comes
    // first by the system's preferences. Nothing: there is none.
    std::optional<FontFile> with(char32_t letter);

private:
    struct Known;
    std::shared_ptr<Known> known_;
};

}  // namespace ui
