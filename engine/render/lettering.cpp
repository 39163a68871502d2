#include "engine/render/lettering.h"

#include <stb_truetype.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>

#include "engine/core/utf8.h"
#include "engine/render/font_size.h"
#include "engine/render/glyph_sheet.h"
#include "engine/render/open_type.h"
#include "engine/shaping/shaping.h"

namespace render {

namespace {

constexpr int kSmall = 48;              // pixels; smaller letters are rasterised at double size, for any angle
constexpr int kLargest = 240;           // pixels per em
constexpr char32_t kAlphabets = 0x370;  // the first letter beyond the Latin ones: Greek

struct Font {
    FontPlace place;
    std::vector<std::uint8_t> bytes;
    stbtt_fontinfo info{};
    std::map<int, int> lining, small_capitals;
};

core::Result<std::unique_ptr<Font>, std::string> read_font(const std::string& file, int face = 0) {
    const std::filesystem::path path = std::filesystem::u8path(file);
    std::ifstream in(path, std::ios::binary);
    std::error_code unknown;
    const auto size = std::filesystem::file_size(path, unknown);
    auto font = std::make_unique<Font>();
    if (in && !unknown) font->bytes.resize(size);
    if (!in || unknown || !in.read(reinterpret_cast<char*>(font->bytes.data()), static_cast<std::streamsize>(size)))
        return core::failure("The font " + file + " cannot be read.");
    const int start = font->bytes.size() < 12 ? -1 : stbtt_GetFontOffsetForIndex(font->bytes.data(), face);
    if (start < 0 || stbtt_InitFont(&font->info, font->bytes.data(), start) == 0)
        return core::failure("The file " + file + " is not a font this program can draw.");
    font->place = {file, face};
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
    SheetLettering(std::unique_ptr<Font> text, std::unique_ptr<Font> italic, const FontFinder& more)
        : text_(std::move(text)), italic_(std::move(italic)), others_(more), shaper_(more) {}

    std::vector<Quad> quads(const Writing& writing, double pixels_an_inch) override {
        std::vector<Quad> made;
        const int pixels = std::clamp(static_cast<int>(std::lround(writing.size * pixels_an_inch)), 4, kLargest);
        double pen = writing.align == Align::Center ? -0.5 * width(writing) : 0;
        if (shaping::needs_shaping(writing.text)) {
            for (const shaping::Glyph& glyph : shaped(writing).glyphs)
                if (const stbtt_fontinfo* info = glyph.font ? info_of(*glyph.font) : nullptr)
                    add(made, writing, *info, static_cast<int>(glyph.number), glyph.size * unit(*info),
                        {pen + glyph.x, glyph.y}, pixels);
            return made;
        }
        Glyph before;
        for (const Glyph glyph : glyphs(writing)) {
            pen += kerning(before, glyph);
            add(made, writing, glyph.font->info, glyph.number, glyph.unit, {pen, 0}, pixels);
            pen += advance(writing.face, glyph);
            before = glyph;
        }
        return made;
    }

    double width(const Writing& writing) const override {
        if (shaping::needs_shaping(writing.text)) return shaped(writing).width;
        double pen = 0;
        Glyph before;
        for (const Glyph glyph : glyphs(writing)) {
            pen += kerning(before, glyph) + advance(writing.face, glyph);
            before = glyph;
        }
        return pen;
    }

    void begin() override { glyphs_.begin(); }

    const Texture& sheet() const override { return glyphs_.texture(); }

private:
    const shaping::Line& shaped(const Writing& writing) const {
        return shaper_.line(writing.text,
                            {.font = font(writing.face).place, .small_capitals = writing.face == Face::SmallCapitals});
    }
    // Null: no font that can be drawn.
    const stbtt_fontinfo* info_of(const shaping::Font& shaped) {
        const auto [known, is_new] = shaped_fonts_.try_emplace(&shaped);
        const int start = is_new ? stbtt_GetFontOffsetForIndex(shaped.bytes.data(), shaped.place.face) : 0;
        if (is_new && (start < 0 || stbtt_InitFont(&known->second, shaped.bytes.data(), start) == 0))
            known->second.numGlyphs = 0;
        return known->second.numGlyphs > 0 ? &known->second : nullptr;
    }

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
                other.unit = size_beside_others(other.font->info) * unit(other.font->info) * height(f) /
                             std::max(1e-6, height(*other.font));
                return other;
            }
        const int shown = own != 0 ? own : stbtt_FindGlyphIndex(&f.info, '?');
        const int glyph = substituted(f.lining, shown);
        return {&f, face == Face::SmallCapitals ? substituted(f.small_capitals, glyph) : glyph, unit(f.info)};
    }

    static double unit(const stbtt_fontinfo& info) { return stbtt_ScaleForMappingEmToPixels(&info, 1.0f); }

    // In ems.
    static double height(const Font& font) {
        int ascent = 0, descent = 0, gap = 0;
        stbtt_GetFontVMetrics(&font.info, &ascent, &descent, &gap);
        return unit(font.info) * (ascent - descent);
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

    // The picture `unit` ems a pixel.
    static Quad quad(const Writing& writing, const GlyphPicture& picture, core::Vec2 pen, double unit) {
        const double wide = picture.wide * unit, high = picture.high * unit;
        const double x = (pen.x + picture.left * unit + 0.5 * wide) * writing.size;
        const double y = (pen.y + picture.above * unit - 0.5 * high) * writing.size;
        const core::Vec2 along{std::cos(writing.angle), std::sin(writing.angle)};
        const core::Vec2 center = writing.at + along * x + core::left_of(along) * y;
        const auto f = [](double v) { return static_cast<float>(v); };
        Quad made;
        made.place = {f(center.x), f(center.y), f(0.5 * wide * writing.size), f(0.5 * high * writing.size)};
        made.traits = {f(writing.angle), writing.worn, 0, 0};
        made.tint = {writing.ink[0], writing.ink[1], writing.ink[2], writing.opacity};
        made.extra = picture.on_sheet;
        return made;
    }

    // At `pen` ems, `unit` ems a unit of the font.
    void add(std::vector<Quad>& made, const Writing& writing, const stbtt_fontinfo& font, int glyph, double unit,
             core::Vec2 pen, int pixels) {
        const int size = pixels <= kSmall ? 2 * pixels : pixels;
        const auto scale = static_cast<float>(unit * size);
        const GlyphPicture& picture = glyphs_.drawn(font, glyph, scale, scale);
        if (picture.wide > 0) made.push_back(quad(writing, picture, pen, 1.0 / size));
    }

    std::unique_ptr<Font> text_, italic_;
    mutable OtherGlyphs others_;  // widths are asked for letters not met before
    GlyphSheet glyphs_{GlyphSheet::Ink::Coverage};
    mutable shaping::Shaper shaper_;
    std::map<const shaping::Font*, stbtt_fontinfo> shaped_fonts_;
};

// Reads its fonts when something is first written. If they are gone by then, nothing is.
class LateLettering : public Lettering {
public:
    using Load = std::function<std::unique_ptr<Lettering>()>;
    explicit LateLettering(Load load) : load_(std::move(load)) {}

    std::vector<Quad> quads(const Writing& writing, double pixels_an_inch) override {
        return made() ? made_->quads(writing, pixels_an_inch) : std::vector<Quad>();
    }
    double width(const Writing& writing) const override { return made() ? made_->width(writing) : 0; }
    void begin() override {
        if (made_) made_->begin();
    }
    const Texture& sheet() const override { return made() ? made_->sheet() : none_; }

private:
    bool made() const {
        if (load_) made_ = std::exchange(load_, nullptr)();
        return made_ != nullptr;
    }

    mutable Load load_;  // empty once it was called
    mutable std::unique_ptr<Lettering> made_;
    Texture none_;
};

// By its first bytes; empty if nothing is.
std::string fault_of(const std::string& file) {
    std::ifstream in(std::filesystem::u8path(file), std::ios::binary);
    if (!in) return "The font " + file + " cannot be read.";
    std::string mark(4, ' ');
    in.read(mark.data(), 4);
    for (const std::string& font :
         {std::string("OTTO"), std::string("true"), std::string("ttcf"), std::string("\0\1\0\0", 4)})
        if (mark == font) return {};
    return "The file " + file + " is not a font this program can draw.";
}

}  // namespace

core::Result<std::unique_ptr<Lettering>, std::string> Lettering::load(const std::string& text_font,
                                                                      const std::string& italic_font,
                                                                      const FontFinder& more) {
    for (const std::string& file : {text_font, italic_font})
        if (const std::string fault = fault_of(file); !fault.empty()) return core::failure(fault);
    return std::make_unique<LateLettering>([=]() -> std::unique_ptr<Lettering> {
        auto text = read_font(text_font), italic = read_font(italic_font);
        if (!text || !italic) return nullptr;
        return std::make_unique<SheetLettering>(std::move(*text), std::move(*italic), more);
    });
}

}  // namespace render
