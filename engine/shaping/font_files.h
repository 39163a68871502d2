#pragma once
// Fonts as HarfBuzz reads them, each once.

#include <hb.h>

#include <map>
#include <memory>

#include "engine/shaping/shaping.h"

namespace shaping {

struct FreeFont {
    void operator()(hb_font_t* font) const { hb_font_destroy(font); }
};

struct ReadFont {
    Font font;
    std::unique_ptr<hb_font_t, FreeFont> shapes;
    double unit = 0;    // of its tables, in ems
    double height = 0;  // from its lowest to its highest, in ems

    // Number 0: it has none. Some fonts have empty glyphs in place of an alphabet: they count for none.
    hb_codepoint_t glyph(char32_t letter) const;
};

class FontFiles {
public:
    // Null if the file is no font.
    const ReadFont* read(const FontPlace& place);

private:
    std::map<FontPlace, std::unique_ptr<ReadFont>> fonts_;
};

}  // namespace shaping
