#include "engine/render/lettering.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/render/palette.h"

namespace render {

namespace {

constexpr int kSmall = 48;     // pixels; smaller letters are rasterised at double size, for any angle
constexpr int kLargest = 240;  // pixels per em

// The quad of a picture at `unit` ems per pixel.
Quad quad_of(const Writing& writing, const GlyphPicture& picture, core::Vec2 pen, double unit) {
    const double wide = picture.wide * unit, high = picture.high * unit;
    const double x = (pen.x + picture.left * unit + 0.5 * wide) * writing.size;
    const double y = (pen.y + picture.above * unit - 0.5 * high) * writing.size;
    const core::Vec2 along{std::cos(writing.angle), std::sin(writing.angle)};
    const core::Vec2 center = writing.at + along * x + core::left_of(along) * y;
    const auto f = [](double v) { return static_cast<float>(v); };
    Quad made;
    made.place = {f(center.x), f(center.y), f(0.5 * wide * writing.size), f(0.5 * high * writing.size)};
    made.traits = {f(writing.angle), writing.worn, 0, 0};
    const Rgb ink = picture.coloured ? Rgb{1, 1, 1} : writing.ink;
    made.tint = {ink[0], ink[1], ink[2], writing.opacity};
    made.extra = picture.on_sheet;
    return made;
}

class StoreLettering : public Lettering {
public:
    StoreLettering(std::shared_ptr<GlyphStore> glyphs, const text::Font& upright, const text::Font& italic)
        : glyphs_(std::move(glyphs)), upright_(upright), italic_(italic) {}

    std::vector<Quad> quads(const Writing& writing, double pixels_an_inch) override {
        const int seen = std::clamp(static_cast<int>(std::lround(writing.size * pixels_an_inch)), 4, kLargest);
        const int pixels = seen <= kSmall ? 2 * seen : seen;
        const text::Line& line = this->line(writing);
        const double start = writing.align == Align::Center ? -0.5 * line.width : 0;
        std::vector<Quad> made;
        for (const text::Glyph& glyph : line.glyphs) {
            if (!glyph.font) continue;
            const GlyphPicture& picture = glyphs_->picture(
                *glyph.font, glyph.number, static_cast<double>(glyph.size) * pixels, text::Across::Once);
            const core::Vec2 pen{start + static_cast<double>(glyph.x), static_cast<double>(glyph.y)};
            if (picture.wide > 0) made.push_back(quad_of(writing, picture, pen, 1.0 / pixels));
        }
        return made;
    }

    double width(const Writing& writing) const override { return line(writing).width; }

    const Texture& sheet() const override { return glyphs_->texture(); }

    bool lacks_room() const override { return glyphs_->is_full(); }

private:
    const text::Line& line(const Writing& writing) const {
        return glyphs_->shaper().line(writing.text, {.font = writing.face == Face::Italic ? &italic_ : &upright_,
                                                     .small_capitals = writing.face == Face::SmallCapitals,
                                                     .kerned = true});
    }

    std::shared_ptr<GlyphStore> glyphs_;
    const text::Font& upright_;
    const text::Font& italic_;
};

}  // namespace

core::Result<std::unique_ptr<Lettering>, std::string> Lettering::load(std::shared_ptr<GlyphStore> glyphs,
                                                                      const text::FontPlace& text_font,
                                                                      const text::FontPlace& italic_font) {
    const auto upright = glyphs->shaper().font(text_font), italic = glyphs->shaper().font(italic_font);
    if (!upright) return core::failure(upright.error());
    if (!italic) return core::failure(italic.error());
    return std::make_unique<StoreLettering>(std::move(glyphs), **upright, **italic);
}

}  // namespace render
