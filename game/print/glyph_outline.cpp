#include "game/print/glyph_outline.h"

#include <stb_truetype.h>

#include <algorithm>
#include <memory>
#include <span>

namespace print {

namespace {

using core::Vec2;

OutlineStep step_of(const stbtt_vertex& corner, Vec2 from, double unit) {
    const auto ems = [&](int x, int y) { return Vec2{x * unit, y * unit}; };
    const Vec2 to = ems(corner.x, corner.y), pull = ems(corner.cx, corner.cy);
    switch (corner.type) {
        case STBTT_vcubic:
            return {OutlineStep::Kind::Curve, to, pull, ems(corner.cx1, corner.cy1)};
        case STBTT_vcurve:  // one control point: both of the same curve are two thirds of the way to it
            return {OutlineStep::Kind::Curve, to, from + (pull - from) * (2.0 / 3), to + (pull - to) * (2.0 / 3)};
        case STBTT_vline:
            return {OutlineStep::Kind::Line, to};
        default:
            return {OutlineStep::Kind::Move, to};
    }
}

}  // namespace

std::optional<GlyphOutline> glyph_outline(const shaping::Font& font, std::uint32_t glyph) {
    stbtt_fontinfo info;
    const int start = stbtt_GetFontOffsetForIndex(font.bytes.data(), font.place.face);
    if (start < 0 || !stbtt_InitFont(&info, font.bytes.data(), start)) return std::nullopt;
    stbtt_vertex* corners = nullptr;
    const int count = stbtt_GetGlyphShape(&info, static_cast<int>(glyph), &corners);
    const auto freed = [&](stbtt_vertex* each) { stbtt_FreeShape(&info, each); };
    const std::unique_ptr<stbtt_vertex, decltype(freed)> kept(corners, freed);
    const double unit = stbtt_ScaleForMappingEmToPixels(&info, 1);
    GlyphOutline outline;
    for (const stbtt_vertex& corner : std::span(corners, static_cast<std::size_t>(std::max(count, 0))))
        outline.push_back(step_of(corner, outline.empty() ? Vec2{} : outline.back().to, unit));
    return outline;
}

}  // namespace print
