#include "engine/render/glyph_sheet.h"

#include <stb_truetype.h>

#include <algorithm>

namespace render {

namespace {

constexpr int kSheet = 1024;
constexpr double kFull = 0.7;  // of the sheet

}  // namespace

GlyphSheet::GlyphSheet(Ink ink) : ink_(ink) {}

const Texture& GlyphSheet::texture() const {
    if (texture_.name() == 0)
        texture_ = ink_ == Ink::White ? Texture::white_coverage(kSheet, kSheet) : Texture::coverage(kSheet, kSheet);
    return texture_;
}

const GlyphPicture& GlyphSheet::drawn(const stbtt_fontinfo& font, int glyph, float wide, float high) {
    const auto [known, is_new] = pictures_.try_emplace({&font, glyph, wide, high});
    if (is_new) known->second = draw(font, glyph, wide, high);
    return known->second;
}

void GlyphSheet::begin() {
    if (shelf_ + shelf_height_ < kFull * kSheet) return;
    pictures_.clear();
    next_ = shelf_ = shelf_height_ = 0;
}

GlyphPicture GlyphSheet::draw(const stbtt_fontinfo& font, int glyph, float wide, float high) {
    int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
    stbtt_GetGlyphBitmapBox(&font, glyph, wide, high, &x0, &y0, &x1, &y1);
    // One empty pixel all around, for filtering.
    Pixels part{x1 - x0 + 2, y1 - y0 + 2, 1, {}};
    if (x1 <= x0 || y1 <= y0 || !make_room(part.width, part.height)) return {};
    part.bytes.assign(std::size_t(part.width) * part.height, 0);
    stbtt_MakeGlyphBitmap(&font, part.bytes.data() + part.width + 1, x1 - x0, y1 - y0, part.width, wide, high, glyph);
    if (ink_ == Ink::White)
        texture().cover(next_, shelf_, part);
    else
        texture().fill(next_, shelf_, part);
    const auto on_sheet = [](int v) { return static_cast<float>(v) / kSheet; };
    const GlyphPicture picture{
        {on_sheet(next_), on_sheet(shelf_), on_sheet(next_ + part.width), on_sheet(shelf_ + part.height)},
        double(x0 - 1),
        double(1 - y0),
        double(part.width),
        double(part.height)};
    next_ += part.width;
    return picture;
}

// Moves to the next free place; false if the sheet is full.
bool GlyphSheet::make_room(int wide, int high) {
    if (wide > kSheet) return false;
    if (next_ + wide > kSheet) {
        shelf_ += shelf_height_;
        next_ = shelf_height_ = 0;
    }
    shelf_height_ = std::max(shelf_height_, high);
    return shelf_ + high <= kSheet;
}

}  // namespace render
