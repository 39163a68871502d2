#pragma once
// Letters that a page for browsers brings along, for readers whose system has no font with them.

#include <string>
#include <string_view>

#include "game/print/font_finder.h"

namespace print {

struct PageFonts {
    std::string faces;     // rules of a style sheet, one a line
    std::string families;  // ",letters0,letters1": to stand behind other families
};
// What the finder's fonts have of the text's letters beyond the Latin ones, no more of them than that.
PageFonts page_fonts(std::string_view text, const FontFinder& finder);

}  // namespace print
