#include "engine/ui/shaped_text.h"

#include <imgui.h>
#include <stb_truetype.h>

#include <cmath>
#include <utility>

namespace ui {

ShapedText::ShapedText(shaping::FontFinder more) : shaper_(std::move(more)) {}
ShapedText::~ShapedText() = default;

const shaping::Line& ShapedText::line(std::string_view text, const FontFile& font) {
    return shaper_.line(text, {.font = {font.path, font.index}});
}

double ShapedText::em(const shaping::Line& line, double high) { return line.high > 0 ? high / line.high : high; }

void ShapedText::begin() {
    if (sheet_) sheet_->begin();
}

// Null: stb_truetype cannot draw it.
const stbtt_fontinfo* ShapedText::info_of(const shaping::Font& font) {
    const auto [known, is_new] = infos_.try_emplace(&font);
    if (is_new) {
        auto info = std::make_unique<stbtt_fontinfo>();
        const int start = stbtt_GetFontOffsetForIndex(font.bytes.data(), font.place.face);
        if (start >= 0 && stbtt_InitFont(info.get(), font.bytes.data(), start) != 0) known->second = std::move(info);
    }
    return known->second.get();
}

void ShapedText::draw(ImDrawList& list, const shaping::Line& line, Vec2 at, double em, Colour colour) {
    constexpr float kFiner = 2;  // across: letters stand between pixels
    if (!sheet_) sheet_ = std::make_unique<render::GlyphSheet>(render::GlyphSheet::Ink::White);
    list.PushTextureID(reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(sheet_->texture().name())));
    for (const shaping::Glyph& glyph : line.glyphs) {
        const stbtt_fontinfo* info = glyph.font ? info_of(*glyph.font) : nullptr;
        if (!info) continue;
        const float scale = stbtt_ScaleForMappingEmToPixels(info, static_cast<float>(em * glyph.size));
        const render::GlyphPicture& picture =
            sheet_->drawn(*info, static_cast<int>(glyph.number), kFiner * scale, scale);
        if (picture.wide <= 0) continue;
        const double x = at.x + em * glyph.x + picture.left / kFiner;
        const double y = at.y - std::round(em * glyph.y) - picture.above;
        const auto& [u0, v0, u1, v1] = picture.on_sheet;
        list.PrimReserve(6, 4);
        list.PrimRectUV({static_cast<float>(x), static_cast<float>(y)},
                        {static_cast<float>(x + picture.wide / kFiner), static_cast<float>(y + picture.high)}, {u0, v0},
                        {u1, v1}, IM_COL32(colour.r, colour.g, colour.b, colour.a));
    }
    list.PopTextureID();
}

}  // namespace ui
