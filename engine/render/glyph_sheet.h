#pragma once
// Glyphs of any fonts, rasterised at the size at which they are seen, on one sheet.

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <tuple>

#include "engine/render/texture.h"

struct stbtt_fontinfo;

namespace render {

struct GlyphPicture {
    std::array<float, 4> on_sheet{};                 // u, v of the upper left and lower right corners
    double left = 0, above = 0, wide = 0, high = 0;  // pixels; of the picture: right of the pen, above the baseline
};

class GlyphSheet {
public:
    enum class Ink { Coverage, White };  // what is read of it: one channel, or white as opaque as the glyph covers
    explicit GlyphSheet(Ink ink);

    // The font outlives the sheet. `wide` and `high`: pixels of a unit of the font. Empty if nothing is to be seen, or if
    // the sheet is full.
    const GlyphPicture& drawn(const stbtt_fontinfo& font, int glyph, float wide, float high);
    // Call before what a frame shows: empties the sheet if it is nearly full.
    void begin();
    const Texture& texture() const;

private:
    GlyphPicture draw(const stbtt_fontinfo& font, int glyph, float wide, float high);
    bool make_room(int wide, int high);

    Ink ink_;
    mutable Texture texture_;  // made when it is first asked for
    std::map<std::tuple<const stbtt_fontinfo*, int, float, float>, GlyphPicture> pictures_;
    int next_ = 0, shelf_ = 0, shelf_height_ = 0;
};

}  // namespace render
