#pragma once
// Finds the font files to use: EB Garamond and Inter, or the system's nearest equivalents.

#include <string>

#include "engine/core/result.h"

namespace ui {

struct FontFile {
    std::string path;
    int index = 0;  // of the face in a font collection
};

struct FontFiles {
    FontFile serif, serif_italic;
    FontFile sans, sans_strong;
    FontFile figures;  // Inter Display, semibold
};

// The error is a sentence for people: the system has no scalable font.
core::Result<FontFiles, std::string> find_fonts();

}  // namespace ui
