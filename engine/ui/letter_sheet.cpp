#include "engine/ui/letter_sheet.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "engine/core/utf8.h"

namespace ui {

namespace {

constexpr float kNotDrawn = -1;  // for the left edge on the sheet
constexpr int kApart = 1;        // between letters
constexpr int kShelfStep = 4;    // between the heights of shelves

}  // namespace

int FontFace::glyph(char32_t letter) const {
    const int own = stbtt_FindGlyphIndex(&info, static_cast<int>(letter));
    const auto other = lining.find(own);
    return other == lining.end() ? own : other->second;
}

bool LetterSheet::Source::has(char32_t letter) const {
    for (std::size_t i = 0; i + 1 < letters.size(); i += 2)
        if (letter >= letters[i] && letter <= letters[i + 1]) return face->glyph(letter) != 0;
    return false;
}

LetterSheet::LetterSheet(ImFontAtlas& atlas, const FontFaces& faces, int width, int height)
    : width_(width), height_(height) {
    for (ImFontConfig& config : atlas.ConfigData) {
        config.FontDataOwnedByAtlas = false;
        const auto face =
            std::ranges::find_if(faces, [&](const auto& f) { return f.second.bytes.data() == config.FontData; });
        const ImWchar* end = config.GlyphRanges;
        while (*end != 0) ++end;
        sources_.push_back({config, &face->second, {config.GlyphRanges, end}});
    }
    ImFontAtlasBuildInit(&atlas);
    lay_custom_rects(atlas);
    for (Source& source : sources_) {
        int ascent = 0, descent = 0, gap = 0;
        stbtt_GetFontVMetrics(&source.face->info, &ascent, &descent, &gap);
        const float scale = source.scale();
        ImFontAtlasBuildSetupFont(&atlas, source.config.DstFont, &source.config,
                                  std::floor(static_cast<float>(ascent) * scale + (ascent > 0 ? 1.0f : -1.0f)),
                                  std::floor(static_cast<float>(descent) * scale + (descent > 0 ? 1.0f : -1.0f)));
        list_letters(source);
    }
    ImFontAtlasBuildFinish(&atlas);
    drawn_.push_back({0, 0, {width, used_, 1, {atlas.TexPixelsAlpha8, atlas.TexPixelsAlpha8 + width * used_}}});
    atlas.ClearTexData();
    atlas.ClearInputData();
}

// The library's own pictures: a white pixel, lines of each width. They lie in the uppermost rows.
void LetterSheet::lay_custom_rects(ImFontAtlas& atlas) {
    for (ImFontAtlasCustomRect& rect : atlas.CustomRects) {
        int x = 0, y = 0;
        find_room(rect.Width + kApart, rect.Height + kApart, x, y);
        rect.X = static_cast<unsigned short>(x);
        rect.Y = static_cast<unsigned short>(y);
    }
    const std::size_t bytes = std::size_t(width_) * std::size_t(used_);
    atlas.TexWidth = width_;
    atlas.TexHeight = height_;
    atlas.TexUvScale = {1.0f / static_cast<float>(width_), 1.0f / static_cast<float>(height_)};
    atlas.TexPixelsAlpha8 = static_cast<unsigned char*>(IM_ALLOC(bytes));
    std::fill_n(atlas.TexPixelsAlpha8, bytes, static_cast<unsigned char>(0));
}

// With their widths alone. What a font has from an earlier source stays.
void LetterSheet::list_letters(const Source& source) {
    ImFont& font = *source.config.DstFont;
    std::vector<bool> known(0x10000);
    for (const ImFontGlyph& glyph : font.Glyphs) known[glyph.Codepoint] = true;
    for (std::size_t i = 0; i + 1 < source.letters.size(); i += 2)
        for (char32_t letter = source.letters[i]; letter <= source.letters[i + 1]; ++letter) {
            const int number = known[letter] ? 0 : source.face->glyph(letter);
            if (number == 0) continue;
            known[letter] = true;
            int wide = 0, bearing = 0;
            stbtt_GetGlyphHMetrics(&source.face->info, number, &wide, &bearing);
            font.AddGlyph(&source.config, static_cast<ImWchar>(letter), 0, 0, 0, 0, kNotDrawn, 0, 0, 0,
                          static_cast<float>(wide) * source.scale());
        }
}

void LetterSheet::draw(std::string_view text, ImFont& font) {
    for (const char32_t letter : core::code_points(text)) {
        const ImFontGlyph* glyph =
            letter <= IM_UNICODE_CODEPOINT_MAX ? font.FindGlyph(static_cast<ImWchar>(letter)) : font.FallbackGlyph;
        if (glyph && glyph->U0 == kNotDrawn) draw(const_cast<ImFontGlyph&>(*glyph), font);
    }
}

void LetterSheet::draw(ImFontGlyph& glyph, const ImFont& font) {
    for (const Source& source : sources_)
        if (source.config.DstFont == &font && source.has(glyph.Codepoint)) return draw(glyph, source);
    glyph.U0 = 0;  // a tabulator, which the library adds
}

// As the library's own atlas does it.
void LetterSheet::draw(ImFontGlyph& glyph, const Source& source) {
    const int number = source.face->glyph(glyph.Codepoint), finer = source.config.OversampleH;
    const float scale = source.scale(), share = 1.0f / static_cast<float>(finer);
    int x0 = 0, y0 = 0, x1 = 0, y1 = 0, x = 0, y = 0;
    stbtt_GetGlyphBitmapBoxSubpixel(&source.face->info, number, scale * static_cast<float>(finer), scale, 0, 0, &x0,
                                    &y0, &x1, &y1);
    const int wide = x1 - x0 + finer - 1, high = y1 - y0;
    if (high <= 0) {
        glyph.U0 = 0;
        return;
    }
    if (!find_room(wide + kApart, high + kApart, x, y)) {
        full_ = true;
        return;
    }
    Part part{x + kApart, y + kApart, {wide, high, 1, {}}};
    part.pixels.bytes.resize(std::size_t(wide) * std::size_t(high));
    float sub_x = 0, sub_y = 0;
    stbtt_MakeGlyphBitmapSubpixelPrefilter(&source.face->info, part.pixels.bytes.data(), wide, high, wide,
                                           scale * static_cast<float>(finer), scale, 0, 0, finer, 1, &sub_x, &sub_y,
                                           number);
    const float line = std::floor(source.config.DstFont->Ascent + 0.5f);
    glyph.X0 = static_cast<float>(x0) * share + sub_x;
    glyph.X1 = static_cast<float>(x0 + wide) * share + sub_x;
    glyph.Y0 = static_cast<float>(y0) + sub_y + line;
    glyph.Y1 = static_cast<float>(y0 + high) + sub_y + line;
    glyph.U0 = static_cast<float>(part.x) / static_cast<float>(width_);
    glyph.U1 = static_cast<float>(part.x + wide) / static_cast<float>(width_);
    glyph.V0 = static_cast<float>(part.y) / static_cast<float>(height_);
    glyph.V1 = static_cast<float>(part.y + high) / static_cast<float>(height_);
    glyph.Visible = 1;
    drawn_.push_back(std::move(part));
}

// On a shelf of about that height, or a new one.
bool LetterSheet::find_room(int wide, int high, int& x, int& y) {
    const int step = (high + kShelfStep - 1) / kShelfStep * kShelfStep;
    auto shelf =
        std::ranges::find_if(shelves_, [&](const Shelf& s) { return s.height == step && s.next + wide <= width_; });
    if (shelf == shelves_.end()) {
        if (used_ + step > height_ || wide > width_) return false;
        shelf = shelves_.insert(shelves_.end(), {used_, step, 0});
        used_ += step;
    }
    x = std::exchange(shelf->next, shelf->next + wide);
    y = shelf->top;
    return true;
}

}  // namespace ui
