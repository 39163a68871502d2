#pragma once
// Where a letter is to be had that the fonts of every PDF reader lack.

#include <string>
#include <string_view>

#include "engine/text/font.h"

namespace print {

// Of a font or collection, which is embedded; where the PDF's library cannot, its letters are drawn.
using FontFile = text::FontPlace;
// Nothing: no font has it. Asked often; answers to the same letter are the same.
using FontFinder = text::FontFinder;

// Letters that a page for browsers brings along, for readers whose system has no font with them.
struct PageFonts {
    std::string faces;     // rules of a style sheet, one a line
    std::string families;  // ",letters0,letters1": to stand behind other families
};
// Fonts of the finder for those of the text's letters that are not Latin, and no others.
PageFonts page_fonts(std::string_view text, const FontFinder& finder);

}  // namespace print
