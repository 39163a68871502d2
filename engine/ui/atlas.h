#pragma once
// Builds ImGui's font atlas, with every type at its real size in pixels.

#include <array>
#include <map>
#include <string>

#include "engine/core/result.h"
#include "engine/ui/fonts.h"
#include "engine/ui/letter_sheet.h"
#include "engine/ui/style.h"

namespace ui {

using Fonts = std::array<ImFont*, kTypes>;

// A type's size in points at 100 %.
double points_of(Type type);

// Which of the files a type is printed with.
const FontFile& file_of(Type type, const FontFiles& files);

struct Atlas {
    FontFaces faces;
    Fonts fonts{};
    LetterSheet letters;
    ImFont* operator[](std::size_t type) const { return fonts[type]; }
};

// Replaces the whole atlas; the caller must recreate the texture. `scale` is pixels per point; the title
// art's types follow the window (`lid_scale`). All types but that of the title get these further letters, each with a font
// that has it, and its block of the small alphabets. `room`: how many times the usual room there is for letters that are
// drawn. The error names the file that is not a font.
core::Result<Atlas, std::string> build_atlas(const FontFiles& files, double scale, double lid_scale,
                                             const std::map<char32_t, FontFile>& more = {}, int room = 1);

}  // namespace ui
