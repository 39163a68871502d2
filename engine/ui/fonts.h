#pragma once
// Which font files the program prints with: EB Garamond and Inter, else what the system has of their kind.

#include <string>

#include "engine/core/result.h"

namespace ui {

struct FontFile {
    std::string path;
    int index = 0;  // of the face in a collection
};

struct FontFiles {
    FontFile serif, serif_italic;
    FontFile sans, sans_strong;
    FontFile figures;  // Inter Display, semibold
};

// The error is a sentence for people: the system has no scalable font.
core::Result<FontFiles, std::string> find_fonts();

}  // namespace ui
