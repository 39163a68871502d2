#include "engine/render/lettering.h"

#include <stb_truetype.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <tuple>

#include "engine/core/utf8.h"
#include "engine/render/open_type.h"

namespace render {

namespace {

constexpr int kSheet = 1024;
constexpr int kSmall = 48;              // pixels; smaller letters are rasterised at double size, for any angle
constexpr int kLargest = 240;           // pixels per em
constexpr double kFull = 0.7;           // of the sheet
constexpr char32_t kAlphabets = 0x370;  // the first letter beyond the Latin ones: Greek

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

core::Result<std::unique_ptr<Font>, std::string> read_font(const std::string& file, int face = 0) {
    std::ifstream in(std::filesystem::u8path(file), std::ios::binary);
    if (!in) return core::failure("The font " + file + " cannot be read.");
    auto font = std::make_unique<Font>();
    font->bytes.assign(std::istreambuf_iterator<char>(in), {});
    const int start = font->bytes.size() < 12 ? -1 : stbtt_GetFontOffsetForIndex(font->bytes.data(), face);
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

struct Glyph {
    const Font* font = nullptr;
    int number = 0;   // in the font; 0: it lacks the letter
    double unit = 0;  // of the font, in ems of the writing
};

// Finds the glyphs of letters that the lettering's own fonts lack; each letter and each font is looked for once.
class OtherGlyphs {
public:
    explicit OtherGlyphs(FontFinder find) : find_(std::move(find)) {}

    // Number 0 if no font has it.
    Glyph of(char32_t letter) {
        const auto [known, is_new] = glyphs_.try_emplace(letter);
        if (is_new && find_) known->second = look_for(letter);
        return known->second;
    }

private:
    Glyph look_for(char32_t letter) {
        const auto place = find_(letter);
        if (!place) return {};
        const auto [font, is_new] = fonts_.try_emplace({place->file, place->face});
        if (is_new)
            if (auto read = read_font(place->file, place->face)) font->second = std::move(*read);
        if (!font->second) return {};
        return {font->second.get(), stbtt_FindGlyphIndex(&font->second->info, static_cast<int>(letter)), 0};
    }

    FontFinder find_;
    std::map<std::pair<std::string, int>, std::unique_ptr<Font>> fonts_;  // null: it cannot be read
    std::map<char32_t, Glyph> glyphs_;
};

class SheetLettering : public Lettering {
public:
    SheetLettering(std::unique_ptr<Font> text, std::unique_ptr<Font> italic, FontFinder more)
        : text_(std::move(text)),
          italic_(std::move(italic)),
          others_(std::move(more)),
          sheet_(Texture::coverage(kSheet, kSheet)) {}

    std::vector<Quad> quads(const Writing& writing, double pixels_an_inch) override {
        std::vector<Quad> made;
        const int pixels = std::clamp(static_cast<int>(std::lround(writing.size * pixels_an_inch)), 4, kLargest);
        const double start = writing.align == Align::Center ? -0.5 * width(writing) : 0;
        const core::Vec2 along{std::cos(writing.angle), std::sin(writing.angle)};
        double pen = start;
        Glyph before;
        for (const Glyph glyph : glyphs(writing)) {
            pen += kerning(before, glyph);
            const Letter& letter = drawn(writing.face, glyph, pixels);
            if (letter.wide > 0) made.push_back(quad(writing, letter, pen, along));
            pen += letter.advance;
            before = glyph;
        }
        return made;
    }

    double width(const Writing& writing) const override {
        double pen = 0;
        Glyph before;
        for (const Glyph glyph : glyphs(writing)) {
            pen += kerning(before, glyph) + advance(writing.face, glyph);
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

    std::vector<Glyph> glyphs(const Writing& writing) const {
        std::vector<Glyph> found;
        for (const char32_t point : core::code_points(writing.text)) found.push_back(glyph_of(writing.face, point));
        return found;
    }

    // Some fonts have empty glyphs in place of an alphabet.
    static bool lacks(const Font& font, char32_t point, int glyph) {
        return glyph == 0 || (point >= kAlphabets && stbtt_IsGlyphEmpty(&font.info, glyph) != 0);
    }

    Glyph glyph_of(Face face, char32_t point) const {
        const Font& f = font(face);
        const int own = stbtt_FindGlyphIndex(&f.info, static_cast<int>(point));
        if (lacks(f, point, own))
            if (Glyph other = others_.of(point); other.number != 0) {
                // As high as the own letters, as panels have it.
                other.unit = unit(*other.font) * height(f) / std::max(1e-6, height(*other.font));
                return other;
            }
        const int glyph = substituted(f.lining, own);
        return {&f, face == Face::SmallCapitals ? substituted(f.small_capitals, glyph) : glyph, unit(f)};
    }

    static double unit(const Font& font) { return stbtt_ScaleForMappingEmToPixels(&font.info, 1.0f); }

    // In ems.
    static double height(const Font& font) {
        int ascent = 0, descent = 0, gap = 0;
        stbtt_GetFontVMetrics(&font.info, &ascent, &descent, &gap);
        return unit(font) * (ascent - descent);
    }

    static double kerning(const Glyph& before, const Glyph& glyph) {
        if (before.font != glyph.font) return 0;
        return glyph.unit * stbtt_GetGlyphKernAdvance(&glyph.font->info, before.number, glyph.number);
    }

    static double advance(Face face, const Glyph& glyph) {
        int wide = 0, bearing = 0;
        stbtt_GetGlyphHMetrics(&glyph.font->info, glyph.number, &wide, &bearing);
        const double spaced = face == Face::SmallCapitals ? 0.06 : 0;
        return glyph.unit * wide + spaced;
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

    const Letter& drawn(Face face, const Glyph& glyph, int pixels) {
        const auto key = std::tuple(glyph.font, glyph.number, pixels);
        const auto found = letters_.find(key);
        if (found != letters_.end()) return found->second;
        return letters_.emplace(key, draw(face, glyph, pixels)).first->second;
    }

    Letter draw(Face face, const Glyph& glyph, int pixels) {
        const Font& f = *glyph.font;
        const int size = pixels <= kSmall ? 2 * pixels : pixels;
        const auto scale = static_cast<float>(glyph.unit * size);
        int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
        stbtt_GetGlyphBitmapBox(&f.info, glyph.number, scale, scale, &x0, &y0, &x1, &y1);
        Letter letter;
        letter.advance = advance(face, glyph);
        // One empty pixel all around, for filtering.
        Pixels part{x1 - x0 + 2, y1 - y0 + 2, 1, {}};
        if (x1 <= x0 || y1 <= y0 || !make_room(part.width, part.height)) return letter;
        part.bytes.assign(std::size_t(part.width) * part.height, 0);
        stbtt_MakeGlyphBitmap(&f.info, part.bytes.data() + part.width + 1, x1 - x0, y1 - y0, part.width, scale, scale,
                              glyph.number);
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
    mutable OtherGlyphs others_;  // widths are asked for letters not met before
    Texture sheet_;
    std::map<std::tuple<const Font*, int, int>, Letter> letters_;
    int next_ = 0, shelf_ = 0, shelf_height_ = 0;
};

}  // namespace

core::Result<std::unique_ptr<Lettering>, std::string> Lettering::load(const std::string& text_font,
                                                                      const std::string& italic_font, FontFinder more) {
    auto text = read_font(text_font);
    if (!text) return core::failure(text.error());
    auto italic = read_font(italic_font);
    if (!italic) return core::failure(italic.error());
    return std::make_unique<SheetLettering>(std::move(*text), std::move(*italic), std::move(more));
}

}  // namespace render
