#pragma once
// Finds the font files to use: EB Garamond and Inter, or the system's nearest equivalents; for easier reading
// OpenDyslexic, or just Inter with wider spacing.

#include "engine/core/result.h"
#include "engine/text/font.h"
#include "engine/words/phrase.h"

namespace ui {

using FontFile = text::FontPlace;

struct FontFiles {
    FontFile serif, serif_italic;
    FontFile sans, sans_strong;
    FontFile figures;  // Inter Display, semibold
    double size = 1;   // relative to each type's own size
    double apart = 0;  // extra space between letters, relative to their size
};

enum class Letters { Usual, Easy };
// The error is a sentence for the user: the system has no scalable font.
core::Result<FontFiles, words::Phrase> find_fonts(Letters letters = Letters::Usual);

// Extra space between letters, relative to their size.
inline constexpr double kWider = 0.055;
// Inter only, without serifs and italics, and wider.
inline FontFiles easy_from(const FontFiles& usual) {
    return {usual.sans, usual.sans, usual.sans, usual.sans_strong, usual.figures, 1, kWider};
}

}  // namespace ui
