#include "engine/shaping/font_files.h"

#include <algorithm>

#include "engine/shaping/font_bytes.h"

namespace shaping {

namespace {

std::span<const std::uint8_t> bytes_of(hb_blob_t* blob) {
    const std::string_view bytes = bytes_in(blob);
    return {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

// As those reckon who draw: by the table of horizontal lines.
int height_of(hb_face_t* face) {
    const Blob table(hb_face_reference_table(face, HB_TAG('h', 'h', 'e', 'a')));
    const std::span<const std::uint8_t> bytes = bytes_of(table.get());
    const auto number = [&](std::size_t at) { return static_cast<std::int16_t>(bytes[at] << 8 | bytes[at + 1]); };
    return bytes.size() < 8 ? 0 : number(4) - number(6);
}

bool is_letter(char32_t letter) {
    const hb_unicode_general_category_t kind = hb_unicode_general_category(hb_unicode_funcs_get_default(), letter);
    return kind >= HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER && kind <= HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER;
}

}  // namespace

hb_codepoint_t ReadFont::glyph(char32_t letter) const {
    hb_codepoint_t glyph = 0;
    if (!hb_font_get_nominal_glyph(shapes.get(), letter, &glyph)) return 0;
    hb_glyph_extents_t extents{};
    if (is_letter(letter) && hb_font_get_glyph_extents(shapes.get(), glyph, &extents) && extents.width == 0) return 0;
    return glyph;
}

const ReadFont* FontFiles::read(const FontPlace& place) {
    const auto [known, is_new] = fonts_.try_emplace(place);
    if (!is_new) return known->second.get();
    // Its memory is the face's, which the font keeps.
    const Blob blob = font_bytes(place.file);
    if (!blob) return nullptr;
    hb_face_t* face = hb_face_create(blob.get(), static_cast<unsigned>(place.face));
    const int high = height_of(face);
    if (hb_face_get_glyph_count(face) > 0 && high > 0) {
        const double unit = 1.0 / hb_face_get_upem(face);
        auto read = std::make_unique<ReadFont>();
        read->font = {place, bytes_of(blob.get())};
        read->shapes.reset(hb_font_create(face));
        read->unit = unit;
        read->height = high * unit;
        known->second = std::move(read);
    }
    hb_face_destroy(face);
    return known->second.get();
}

}  // namespace shaping
