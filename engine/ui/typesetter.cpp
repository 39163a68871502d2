#include "engine/ui/typesetter.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

struct Kind {
    Type type;
    double points;
    FontFile FontFiles::*file;
};
constexpr Kind kKinds[]{
    {Type::Lid, 128, &FontFiles::serif},          {Type::Motto, 33, &FontFiles::serif_italic},
    {Type::Name, 40, &FontFiles::serif},          {Type::Menu, 35, &FontFiles::serif},
    {Type::Heading, 29, &FontFiles::serif},       {Type::Pen, 21, &FontFiles::serif_italic},
    {Type::Body, 18, &FontFiles::sans},           {Type::Strong, 18, &FontFiles::sans_strong},
    {Type::Small, 15.5, &FontFiles::sans},        {Type::Figure, 36, &FontFiles::figures},
    {Type::FigureSmall, 25, &FontFiles::figures}, {Type::Hand, 33, &FontFiles::serif_italic},
    {Type::Lead, 22, &FontFiles::sans},
};
constexpr bool in_order() {
    for (std::size_t i = 0; i < std::size(kKinds); ++i)
        if (kKinds[i].type != static_cast<Type>(i)) return false;
    return std::size(kKinds) == kTypes;
}
static_assert(in_order());

constexpr double kLarge = 40;  // pixels; larger letters can start at whole pixels

}  // namespace

double points_of(Type type) { return kKinds[static_cast<std::size_t>(type)].points; }

core::Result<void, std::string> Typesetter::set(const FontFiles& files, double scale, double lid_scale) {
    text::Shaper& shaper = glyphs_->shaper();
    const auto second = shaper.font(files.sans);
    for (const Kind& kind : kKinds) {
        const auto found = shaper.font(files.*kind.file);
        if (!found) return core::failure(found.error());
        const text::Font* const font = *found;
        const bool on_lid = kind.type == Type::Lid || kind.type == Type::Motto;
        Cut cut;
        cut.size = std::max(8.0, std::round(kind.points * files.size * (on_lid ? lid_scale : scale)));
        cut.em = cut.size / font->height;
        cut.ascent = std::floor(font->ascent * cut.em + 1);
        cut.across = cut.size < kLarge ? text::Across::Twice : text::Across::Once;
        const double apart = std::round(2 * files.apart * cut.size) / 2;
        cut.hand = {.font = font, .second = second.value_or(nullptr), .apart = apart / cut.em};
        cut.upright = cut.hand;
        if (kind.file == &FontFiles::serif_italic && second) cut.upright.font = *second;
        cuts_[static_cast<std::size_t>(kind.type)] = std::move(cut);
    }
    return {};
}

const text::Hand& Typesetter::hand_for(std::string_view text, const Cut& cut) {
    // Ideographs (U+3000 to U+9FFF in UTF-8) are not slanted: use the upright face.
    const auto begins_sign = [](char c) { return c >= '\xe3' && c <= '\xe9'; };
    return std::ranges::any_of(text, begins_sign) ? cut.upright : cut.hand;
}

double Typesetter::width(std::string_view text, Type type) const {
    // Rounding errors must not add a pixel.
    return text.empty() ? 0 : std::ceil(em(type) * line(text, type).width - 1e-3);
}

std::vector<double> Typesetter::widths(std::string_view text, Type type) const {
    std::vector<double> all = text::widths(line(text, type), text);
    for (double& wide : all) wide = std::ceil(em(type) * wide - 1e-3);
    return all;
}

void Typesetter::draw(ImDrawList& list, std::string_view text, Type type, Vec2 at, double times, Colour colour) const {
    const Cut& cut = of(type);
    at = {std::floor(at.x), std::floor(at.y)};
    const double baseline = at.y + times * cut.ascent, em = times * cut.em;
    const ImU32 ink = IM_COL32(colour.r, colour.g, colour.b, colour.a), own = IM_COL32(255, 255, 255, colour.a);
    for (const text::Glyph& glyph : line(text, type).glyphs) {
        if (!glyph.font) continue;
        const render::GlyphPicture& picture =
            glyphs_->picture(*glyph.font, glyph.number, static_cast<double>(glyph.size) * cut.em, cut.across);
        if (picture.wide <= 0) continue;
        const double x = at.x + em * static_cast<double>(glyph.x) + times * picture.left;
        const double y = baseline - std::round(em * static_cast<double>(glyph.y)) - times * picture.above;
        const auto& [u0, v0, u1, v1] = picture.on_sheet;
        list.PrimReserve(6, 4);
        list.PrimRectUV({static_cast<float>(x), static_cast<float>(y)},
                        {static_cast<float>(x + times * picture.wide), static_cast<float>(y + times * picture.high)},
                        {u0, v0}, {u1, v1}, picture.coloured ? own : ink);
    }
}

}  // namespace ui
