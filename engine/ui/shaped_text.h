#pragma once
// Lines of print whose letters join, stack or run from right to left; ImGui's atlas knows letters alone, so their glyphs are on
// a sheet beside it.

#include <map>
#include <memory>
#include <string_view>

#include "engine/render/glyph_sheet.h"
#include "engine/shaping/shaping.h"
#include "engine/ui/fonts.h"
#include "engine/ui/style.h"

struct ImDrawList;
struct stbtt_fontinfo;

namespace ui {

class ShapedText {
public:
    explicit ShapedText(shaping::FontFinder more);
    ~ShapedText();

    const shaping::Line& line(std::string_view text, const FontFile& font);
    // Pixels of an em of the line's font, whose letters are so many pixels high from the lowest to the highest.
    static double em(const shaping::Line& line, double high);
    // `at`: where its baseline begins, in whole pixels from above.
    void draw(ImDrawList& list, const shaping::Line& line, Vec2 at, double em, Colour colour);
    // Call before what a frame shows.
    void begin();

private:
    const stbtt_fontinfo* info_of(const shaping::Font& font);

    shaping::Shaper shaper_;
    std::unique_ptr<render::GlyphSheet> sheet_;  // made for the first line
    std::map<const shaping::Font*, std::unique_ptr<stbtt_fontinfo>> infos_;
};

}  // namespace ui
