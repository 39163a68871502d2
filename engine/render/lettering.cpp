#include "engine/render/lettering.h"

#include <stb_truetype.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <tuple>

#include "engine/core/utf8.h"
#include "engine/render/open_type.h"

namespace render {

namespace {

constexpr int kSheet = 1024;
constexpr int kSmall = 48;     // pixels; smaller letters are rasterised at double size, for any angle
constexpr int kLargest = 240;  // pixels per em
constexpr double kFull = 0.7;  // of the sheet

struct Font {
    std::vector<std::uint8_t> bytes;
    stbtt_fontinfo info{};
    std::map<int, int> lining, small_capitals;
};

struct Letter {
    std::array<float, 4> on_sheet{};               // u, v of the upper left and lower right corners
    double left = 0, top = 0, wide = 0, high = 0;  // ems; top is measured up from the baseline
    double advance = 0;
};

core::Result<std::unique_ptr<Font>, std::string> read_font(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return core::failure("The font " + file + " cannot be read.");
    auto font = std::make_unique<Font>();
    font->bytes.assign(std::istreambuf_iterator<char>(in), {});
    const int start = font->bytes.size() < 12 ? -1 : stbtt_GetFontOffsetForIndex(font->bytes.data(), 0);
    if (start < 0 || stbtt_InitFont(&font->info, font->bytes.data(), start) == 0)
        return core::failure("The file " + file + " is not a font this program can draw.");
    font->lining = substitutions(font->bytes, static_cast<std::size_t>(start), "lnum");
    font->small_capitals = substitutions(font->bytes, static_cast<std::size_t>(start), "smcp");
    return font;
}

int substituted(const std::map<int, int>& pairs, int glyph) {
    const auto found = pairs.find(glyph);
    return found == pairs.end() ? glyph : found->second;
}

class SheetLettering : public Lettering {
public:
    SheetLettering(std::unique_ptr<Font> text, std::unique_ptr<Font> italic)
        : text_(std::move(text)), italic_(std::move(italic)), sheet_(Texture::coverage(kSheet, kSheet)) {}

    std::vector<Quad> quads(const Writing& writing, double pixels_an_inch) override {
        std::vector<Quad> made;
        const int pixels = std::clamp(static_cast<int>(std::lround(writing.size * pixels_an_inch)), 4, kLargest);
        const double start = writing.align == Align::Center ? -0.5 * width(writing) : 0;
        const core::Vec2 along{std::cos(writing.angle), std::sin(writing.angle)};
        double pen = start;
        int before = -1;
        for (const int glyph : glyphs(writing)) {
            pen += before < 0 ? 0 : kerning(writing.face, before, glyph);
            const Letter& letter = drawn(writing.face, glyph, pixels);
            if (letter.wide > 0) made.push_back(quad(writing, letter, pen, along));
            pen += letter.advance;
            before = glyph;
        }
        return made;
    }

    double width(const Writing& writing) const override {
        double pen = 0;
        int before = -1;
        for (const int glyph : glyphs(writing)) {
            pen += (before < 0 ? 0 : kerning(writing.face, before, glyph)) + advance(writing.face, glyph);
            before = glyph;
        }
        return pen;
    }

    void begin() override {
        if (shelf_ + shelf_height_ < kFull * kSheet) return;
        letters_.clear();
        next_ = shelf_ = shelf_height_ = 0;
    }

    const Texture& sheet() const override { return sheet_; }

private:
    const Font& font(Face face) const { return face == Face::Italic ? *italic_ : *text_; }

    std::vector<int> glyphs(const Writing& writing) const {
        const Font& f = font(writing.face);
        std::vector<int> found;
        for (const char32_t point : core::code_points(writing.text)) {
            const int glyph = substituted(f.lining, stbtt_FindGlyphIndex(&f.info, static_cast<int>(point)));
            found.push_back(writing.face == Face::SmallCapitals ? substituted(f.small_capitals, glyph) : glyph);
        }
        return found;
    }

    double em(Face face) const { return stbtt_ScaleForMappingEmToPixels(&font(face).info, 1.0f); }

    double kerning(Face face, int before, int glyph) const {
        return em(face) * stbtt_GetGlyphKernAdvance(&font(face).info, before, glyph);
    }

    double advance(Face face, int glyph) const {
        int wide = 0, bearing = 0;
        stbtt_GetGlyphHMetrics(&font(face).info, glyph, &wide, &bearing);
        const double spaced = face == Face::SmallCapitals ? 0.06 : 0;
        return em(face) * wide + spaced;
    }

    static Quad quad(const Writing& writing, const Letter& letter, double pen, core::Vec2 along) {
        const double x = (pen + letter.left + 0.5 * letter.wide) * writing.size;
        const double y = (letter.top - 0.5 * letter.high) * writing.size;
        const core::Vec2 center = writing.at + along * x + core::left_of(along) * y;
        const auto f = [](double v) { return static_cast<float>(v); };
        Quad made;
        made.place = {f(center.x), f(center.y), f(0.5 * letter.wide * writing.size),
                      f(0.5 * letter.high * writing.size)};
        made.traits = {f(writing.angle), writing.worn, 0, 0};
        made.tint = {writing.ink[0], writing.ink[1], writing.ink[2], writing.opacity};
        made.extra = letter.on_sheet;
        return made;
    }

    const Letter& drawn(Face face, int glyph, int pixels) {
        const auto key = std::tuple(face == Face::Italic, glyph, pixels);
        const auto found = letters_.find(key);
        if (found != letters_.end()) return found->second;
        return letters_.emplace(key, draw(face, glyph, pixels)).first->second;
    }

    Letter draw(Face face, int glyph, int pixels) {
        const Font& f = font(face);
        const int size = pixels <= kSmall ? 2 * pixels : pixels;
        const float scale = stbtt_ScaleForMappingEmToPixels(&f.info, static_cast<float>(size));
        int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
        stbtt_GetGlyphBitmapBox(&f.info, glyph, scale, scale, &x0, &y0, &x1, &y1);
        Letter letter;
        letter.advance = advance(face, glyph);
        // One empty pixel all around, for filtering.
        Pixels part{x1 - x0 + 2, y1 - y0 + 2, 1, {}};
        if (x1 <= x0 || y1 <= y0 || !make_room(part.width, part.height)) return letter;
        part.bytes.assign(std::size_t(part.width) * part.height, 0);
        stbtt_MakeGlyphBitmap(&f.info, part.bytes.data() + part.width + 1, x1 - x0, y1 - y0, part.width, scale, scale,
                              glyph);
        sheet_.fill(next_, shelf_, part);
        const auto on_sheet = [](int v) { return static_cast<float>(v) / kSheet; };
        letter.on_sheet = {on_sheet(next_), on_sheet(shelf_), on_sheet(next_ + part.width),
                           on_sheet(shelf_ + part.height)};
        const double unit = 1.0 / size;
        letter.left = (x0 - 1) * unit;
        letter.top = -(y0 - 1) * unit;
        letter.wide = part.width * unit;
        letter.high = part.height * unit;
        next_ += part.width;
        return letter;
    }

    // Moves to the next free place; false if the sheet is full.
    bool make_room(int wide, int high) {
        if (wide > kSheet) return false;
        if (next_ + wide > kSheet) {
            shelf_ += shelf_height_;
            next_ = shelf_height_ = 0;
        }
        shelf_height_ = std::max(shelf_height_, high);
        return shelf_ + high <= kSheet;
    }

    std::unique_ptr<Font> text_, italic_;
    Texture sheet_;
    std::map<std::tuple<bool, int, int>, Letter> letters_;
    int next_ = 0, shelf_ = 0, shelf_height_ = 0;
};

}  // namespace

core::Result<std::unique_ptr<Lettering>, std::string> Lettering::load(const std::string& text_font,
                                                                      const std::string& italic_font) {
    auto text = read_font(text_font);
    if (!text) return core::failure(text.error());
    auto italic = read_font(italic_font);
    if (!italic) return core::failure(italic.error());
    return std::make_unique<SheetLettering>(std::move(*text), std::move(*italic));
}

}  // namespace render
