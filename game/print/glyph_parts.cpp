#include "game/print/glyph_parts.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace print {

namespace {

constexpr int kDeepest = 4;  // a glyph's parts have parts

std::uint32_t number(std::string_view font, std::size_t at, std::size_t size) {
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + size; ++i)
        value = value << 8 | (i < font.size() ? static_cast<unsigned char>(font[i]) : 0U);
    return value;
}

// Where the font's directory has the table's checksum, offset and length.
std::optional<std::size_t> entry_of(std::string_view font, int face, std::string_view table) {
    const bool collection = font.starts_with("ttcf");
    const std::size_t start = collection ? number(font, 12 + 4 * static_cast<std::size_t>(face), 4) : 0;
    const std::size_t tables = number(font, start + 4, 2);
    for (std::size_t i = 0; i < tables; ++i) {
        const std::size_t entry = start + 12 + 16 * i;
        if (entry + 16 > font.size()) break;
        if (font.substr(entry, 4) == table) return entry + 4;
    }
    return std::nullopt;
}

std::size_t table_at(std::string_view font, int face, std::string_view table) {
    const auto entry = entry_of(font, face, table);
    return entry ? number(font, *entry + 4, 4) : font.size();
}

// The glyphs of which it is put together; none: it is drawn by itself.
std::vector<std::uint32_t> parts_of(std::string_view font, int face, std::uint32_t glyph) {
    const bool in_halves = number(font, table_at(font, face, "head") + 50, 2) == 0;
    const std::size_t places = table_at(font, face, "loca");
    const std::size_t place = in_halves ? 2 * std::size_t(number(font, places + std::size_t(2) * glyph, 2))
                                        : number(font, places + std::size_t(4) * glyph, 4);
    std::size_t at = table_at(font, face, "glyf") + place;
    std::vector<std::uint32_t> parts;
    if (number(font, at, 2) != 0xffff) return parts;
    constexpr std::uint32_t kWords = 1, kScale = 8, kMore = 0x20, kTwoScales = 0x40, kTurned = 0x80;
    constexpr std::size_t kMaxParts = 64;
    at += 10;
    for (std::uint32_t flags = kMore; (flags & kMore) != 0 && parts.size() < kMaxParts && at < font.size();) {
        flags = number(font, at, 2);
        parts.push_back(number(font, at + 2, 2));
        at += 4 + (flags & kWords ? 4 : 2) + (flags & kScale ? 2 : flags & kTwoScales ? 4 : flags & kTurned ? 8 : 0);
    }
    return parts;
}

void mark_parts(HPDF_TTFontDefAttr embedded, std::string_view font, int face, std::uint32_t glyph, int deepest) {
    if (deepest == 0) return;
    for (const std::uint32_t part : parts_of(font, face, glyph)) {
        if (part < embedded->num_glyphs) embedded->glyph_tbl.flgs[part] = 1;
        mark_parts(embedded, font, face, part, deepest - 1);
    }
}

}  // namespace

void embed_parts(HPDF_Font embedded, std::string_view bytes, int face, char32_t letter) {
    HPDF_FontDef made = static_cast<HPDF_FontAttr>(embedded->attr)->fontdef;
    const std::uint32_t glyph = HPDF_TTFontDef_GetGlyphid(made, static_cast<HPDF_UINT16>(letter));
    mark_parts(static_cast<HPDF_TTFontDefAttr>(made->attr), bytes, face, glyph, kDeepest);
}

}  // namespace print
