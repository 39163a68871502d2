#pragma once
// All letters on the screen, of panels and table: lines of text and pictures of their glyphs, each rasterized once at
// its size on the screen, in one texture.

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
    double left = 0, above = 0, wide = 0, high = 0;  // screen pixels: right of the pen, above the baseline
    bool coloured = false;                           // has its own colours and ignores the ink
};

class GlyphStore {
public:
    // `more`: for letters missing in a line's fonts; may be empty. `side`: the texture's width and height in pixels.
    explicit GlyphStore(const text::FontFinder& more, int side = kSide);

    text::Shaper& shaper() { return shaper_; }
    // `pixels`: per em. Width 0: nothing visible, or no room left in this frame.
    const GlyphPicture& picture(const text::Font& font, std::uint32_t glyph, double pixels, text::Across across);
    // White with the glyph's coverage as alpha, or the glyph's own colours.
    const Texture& texture() const;
    // Keeps a few pixels around this place of the texture white, for drawing filled areas from it.
    void keep_white(double u, double v);
    // Call before each frame: if the texture is nearly full, replaces it by a larger one, or clears it if it has
    // reached its usual maximum; grows beyond that only if a single frame needs more.
    void begin_frame();
    // True if a glyph of this frame found no room.
    bool is_full() const { return is_full_; }

private:
    static constexpr int kSide = 1024;
    GlyphPicture draw(const text::Font& font, std::uint32_t glyph, double pixels, text::Across across);
    bool make_room(int wide, int high);
    // The position of the white area, pixels from the upper left.
    std::array<int, 2> white_place() const;
    void forget();
    void whiten() const;

    text::Shaper shaper_;
    int side_;
    mutable Texture texture_;  // created on first use
    std::map<std::tuple<const text::Font*, std::uint32_t, double, text::Across>, GlyphPicture> pictures_;
    std::optional<std::array<double, 2>> white_{};  // u, v
    int next_ = 0, shelf_ = 0, shelf_height_ = 0;
    bool is_full_ = false;
};

}  // namespace render
