#include "engine/text/font.h"

#include <hb-ot.h>
#include <hb.h>

#include "engine/text/font_bytes.h"

namespace text {

namespace {

using core::Vec2;

constexpr char32_t kSign = U'\u65e5';       // used in both languages
constexpr char32_t kAlphabets = U'\u0370';  // the first letter beyond the Latin ones
constexpr char32_t kEmoji = U'\U0001f000';

std::span<const std::uint8_t> bytes_of(hb_blob_t* blob) {
    const std::string_view bytes = bytes_in(blob);
    return {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

// From the hhea table, in font units; height 0: no table.
struct Lines {
    int ascent = 0, height = 0;
};
Lines lines_of(hb_face_t* face) {
    const Blob table(hb_face_reference_table(face, HB_TAG('h', 'h', 'e', 'a')));
    const std::span<const std::uint8_t> bytes = bytes_of(table.get());
    const auto number = [&](std::size_t at) { return static_cast<std::int16_t>(bytes[at] << 8 | bytes[at + 1]); };
    return bytes.size() < 8 ? Lines{} : Lines{number(4), number(4) - number(6)};
}

bool is_letter(char32_t letter) {
    const hb_unicode_general_category_t kind = hb_unicode_general_category(hb_unicode_funcs_get_default(), letter);
    return kind >= HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER && kind <= HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER;
}

// Collects a glyph's outline as HarfBuzz reports it.
struct Pen {
    double unit;
    Outline outline{};
    Vec2 at(float x, float y) const { return {unit * static_cast<double>(x), unit * static_cast<double>(y)}; }
};
Pen& pen(void* data) { return *static_cast<Pen*>(data); }

void move(hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x, float y, void*) {
    pen(data).outline.push_back({OutlineStep::Kind::Move, pen(data).at(x, y)});
}
void line(hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x, float y, void*) {
    pen(data).outline.push_back({OutlineStep::Kind::Line, pen(data).at(x, y)});
}
void curve(hb_draw_funcs_t*, void* data, hb_draw_state_t*, float ax, float ay, float bx, float by, float x, float y,
           void*) {
    const Pen& now = pen(data);
    pen(data).outline.push_back({OutlineStep::Kind::Curve, now.at(x, y), now.at(ax, ay), now.at(bx, by)});
}

// HarfBuzz itself converts curves with one control point into ones with two.
hb_draw_funcs_t* drawing() {
    static hb_draw_funcs_t* const functions = [] {
        hb_draw_funcs_t* made = hb_draw_funcs_create();
        hb_draw_funcs_set_move_to_func(made, move, nullptr, nullptr);
        hb_draw_funcs_set_line_to_func(made, line, nullptr, nullptr);
        hb_draw_funcs_set_cubic_to_func(made, curve, nullptr, nullptr);
        hb_draw_funcs_make_immutable(made);
        return made;
    }();
    return functions;
}

}  // namespace

void FreeFont::operator()(hb_font_t* font) const { hb_font_destroy(font); }

std::uint32_t Font::glyph(char32_t letter) const {
    hb_codepoint_t glyph = 0;
    if (!hb_font_get_nominal_glyph(shapes.get(), letter, &glyph)) return 0;
    hb_glyph_extents_t extents{};
    if (letter >= kAlphabets && is_letter(letter) && hb_font_get_glyph_extents(shapes.get(), glyph, &extents) &&
        extents.width == 0)
        return 0;
    // in colour formats that only newer libraries can draw (COLR, SVG)
    if (letter >= kEmoji && !hb_ot_color_has_png(hb_font_get_face(shapes.get())) && outline(glyph).empty()) return 0;
    return glyph;
}

Outline Font::outline(std::uint32_t glyph) const {
    Pen drawn{unit};
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(shapes.get(), glyph, drawing(), &drawn);
#else
    hb_font_get_glyph_shape(shapes.get(), glyph, drawing(), &drawn);
#endif
    return std::move(drawn.outline);
}

const Font* Fonts::read(const FontPlace& place) {
    const auto [known, is_new] = fonts_.try_emplace(place);
    if (!is_new) return known->second.get();
    // The blob's memory is owned by the face, which the font keeps.
    const Blob blob = font_bytes(place.file);
    if (!blob) return nullptr;
    hb_face_t* face = hb_face_create(blob.get(), static_cast<unsigned>(place.face));
    const auto [ascent, height] = lines_of(face);
    if (hb_face_get_glyph_count(face) > 0 && height > 0) {
        const double unit = 1.0 / hb_face_get_upem(face);
        auto read = std::make_unique<Font>();
        read->place = place;
        read->bytes = bytes_of(blob.get());
        read->shapes.reset(hb_font_create(face));
        read->unit = unit;
        read->ascent = ascent * unit;
        read->height = height * unit;
        read->writes_signs = read->glyph(kSign) != 0;
        known->second = std::move(read);
    }
    hb_face_destroy(face);
    return known->second.get();
}

}  // namespace text
