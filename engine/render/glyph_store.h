#pragma once
// All letters that are on the screen, of panels as of the table: lines of text and pictures of their glyphs, each rasterised once at the
// size at which it is seen, on one texture.

#include <array>
#include <map>
#include <optional>
#include <tuple>

#include "engine/render/texture.h"
#include "engine/text/raster.h"
#include "engine/text/shaper.h"

namespace render {

struct GlyphPicture {
    std::array<float, 4> on_sheet{};                 // u, v of the upper left and lower right corners
    double left = 0, above = 0, wide = 0, high = 0;  // pixels of the screen: right of the pen, above the baseline
    bool coloured = false;                           // it has its own colours, and takes none of the ink
};

class GlyphStore {
public:
    // `more`: for letters that the fonts of a line lack; may be empty. `side`: pixels of the texture's sides.
    explicit GlyphStore(const text::FontFinder& more, int side = kSide);

    text::Shaper& shaper() { return shaper_; }
    // `pixels`: of an em. No width: nothing is to be seen, or there is no more room in this frame.
    const GlyphPicture& picture(const text::Font& font, std::uint32_t glyph, double pixels, text::Across across);
    // Read as white, as opaque as a glyph covers, or in the glyph's own colours.
    const Texture& texture() const;
    // Keeps a few pixels around this place of the texture white, for those who draw whole areas from it.
    void keep_white(double u, double v);
    // Call before what a frame shows: if the texture is nearly full, a larger one takes its place, or, at a size that holds a screen's
    // letters, all is forgotten; at any size a larger one does if a single frame asked for more than it holds.
    void begin_frame();
    // Whether a glyph of this frame found no room.
    bool is_full() const { return is_full_; }

private:
    static constexpr int kSide = 1024;
    GlyphPicture draw(const text::Font& font, std::uint32_t glyph, double pixels, text::Across across);
    bool make_room(int wide, int high);
    // Of the white area, pixels from the upper left.
    std::array<int, 2> white_place() const;
    void forget();
    void whiten() const;

    text::Shaper shaper_;
    int side_;
    mutable Texture texture_;  // made when it is first asked for
    std::map<std::tuple<const text::Font*, std::uint32_t, double, text::Across>, GlyphPicture> pictures_;
    std::optional<std::array<double, 2>> white_{};  // u, v
    int next_ = 0, shelf_ = 0, shelf_height_ = 0;
    bool is_full_ = false;
};

}  // namespace render
