#include "engine/render/glyph_store.h"

#include <algorithm>
#include <utility>

namespace render {

namespace {

constexpr int kUsualSide = 2048, kLargestSide = 8192;
constexpr int kWhite = 4;      // width and height of the white area, pixels
constexpr double kFull = 0.7;  // of the texture

}  // namespace

GlyphStore::GlyphStore(const text::FontFinder& more, int side) : shaper_(more), side_(side) {}

const Texture& GlyphStore::texture() const {
    if (texture_.name() == 0) {
        texture_ = Texture::letters(side_, side_);
        whiten();
    }
    return texture_;
}

void GlyphStore::keep_white(double u, double v) {
    if (white_ == std::array{u, v}) return;
    white_ = {u, v};
    forget();
    if (texture_.name() != 0) whiten();
}

std::array<int, 2> GlyphStore::white_place() const {
    const auto pixel = [&](double share) { return std::max(0, static_cast<int>(share * side_) - kWhite / 2); };
    return {pixel((*white_)[0]), pixel((*white_)[1])};
}

void GlyphStore::whiten() const {
    if (!white_) return;
    const Pixels white{kWhite, kWhite, 1, std::vector<std::uint8_t>(kWhite * kWhite, 255)};
    texture_.cover(white_place()[0], white_place()[1], white);
}

// Glyphs are stored below the white area.
void GlyphStore::forget() {
    pictures_.clear();
    next_ = shelf_height_ = 0;
    shelf_ = white_ ? white_place()[1] + kWhite : 0;
}

const GlyphPicture& GlyphStore::picture(const text::Font& font, std::uint32_t glyph, double pixels,
                                        text::Across across) {
    const auto [known, is_new] = pictures_.try_emplace({&font, glyph, pixels, across});
    if (is_new) known->second = draw(font, glyph, pixels, across);
    return known->second;
}

void GlyphStore::begin_frame() {
    const bool overflowed = std::exchange(is_full_, false);
    if (!overflowed && shelf_ + shelf_height_ < kFull * side_) return;
    if (side_ < kUsualSide || (overflowed && side_ < kLargestSide)) {
        side_ *= 2;
        texture_ = {};
    }
    forget();
}

GlyphPicture GlyphStore::draw(const text::Font& font, std::uint32_t glyph, double pixels, text::Across across) {
    text::GlyphBitmap bitmap = text::rasterized(font, glyph, pixels, across);
    if (bitmap.width == 0) return {};
    if (!make_room(bitmap.width, bitmap.height)) {
        is_full_ = true;
        return {};
    }
    // From the middle of the outermost pixels, which are empty, so that filtering does not pick up neighbouring glyphs.
    const auto on_sheet = [&](int pixel, double more) {
        return static_cast<float>((pixel + more) / static_cast<double>(side_));
    };
    const auto finer = static_cast<double>(across);
    const GlyphPicture picture{{on_sheet(next_, 0.5), on_sheet(shelf_, 0.5), on_sheet(next_ + bitmap.width, -0.5),
                                on_sheet(shelf_ + bitmap.height, -0.5)},
                               bitmap.left + 0.5 / finer,
                               bitmap.above - 0.5,
                               (bitmap.width - 1) / finer,
                               bitmap.height - 1.0,
                               bitmap.coloured};
    texture().cover(next_, shelf_, {bitmap.width, bitmap.height, bitmap.coloured ? 4 : 1, std::move(bitmap.coverage)});
    next_ += bitmap.width;
    return picture;
}

// Moves to the next free place; false if the texture is full.
bool GlyphStore::make_room(int wide, int high) {
    if (wide > side_) return false;
    if (next_ + wide > side_) {
        shelf_ += shelf_height_;
        next_ = shelf_height_ = 0;
    }
    shelf_height_ = std::max(shelf_height_, high);
    return shelf_ + high <= side_;
}

}  // namespace render
