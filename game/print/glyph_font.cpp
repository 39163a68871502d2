#include "game/print/glyph_font.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/core/utf8.h"

namespace print {

namespace {

constexpr int kDeepest = 4;                              // a glyph's parts have parts
constexpr std::uint32_t kFirst = 0x100, kLast = 0xd7ff;  // letters: above control signs, below surrogates

std::uint32_t number(std::string_view font, std::size_t at, std::size_t size) {
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + size; ++i)
        value = value << 8 | (i < font.size() ? static_cast<unsigned char>(font[i]) : 0U);
    return value;
}

std::string in_bytes(std::uint32_t value, int size) {
    std::string bytes;
    for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift & 0xff);
    return bytes;
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
    constexpr std::size_t kMostParts = 64;
    at += 10;
    for (std::uint32_t flags = kMore; (flags & kMore) != 0 && parts.size() < kMostParts && at < font.size();) {
        flags = number(font, at, 2);
        parts.push_back(number(font, at + 2, 2));
        at += 4 + (flags & kWords ? 4 : 2) + (flags & kScale ? 2 : flags & kTwoScales ? 4 : flags & kTurned ? 8 : 0);
    }
    return parts;
}

void embed(HPDF_Font embedded, std::string_view font, int face, std::uint32_t glyph, int deepest) {
    const std::string letter = glyph_letter(glyph);
    // The library embeds what it has measured.
    HPDF_Font_TextWidth(embedded, reinterpret_cast<const HPDF_BYTE*>(letter.data()),
                        static_cast<HPDF_UINT>(letter.size()));
    if (deepest == 0) return;
    for (const std::uint32_t part : parts_of(font, face, glyph)) embed(embedded, font, face, part, deepest - 1);
}

void mark_parts(HPDF_TTFontDefAttr embedded, std::string_view font, int face, std::uint32_t glyph, int deepest) {
    if (deepest == 0) return;
    for (const std::uint32_t part : parts_of(font, face, glyph)) {
        if (part < embedded->num_glyphs) embedded->glyph_tbl.flgs[part] = 1;
        mark_parts(embedded, font, face, part, deepest - 1);
    }
}

// A table of letters of format 4 with one range of letters, and the end that it must have.
std::string table_of(std::uint32_t last) {
    std::string table;
    const auto put = [&](std::initializer_list<std::uint32_t> values) {
        for (const std::uint32_t value : values) table += in_bytes(value, 2);
    };
    put({0, 1, 3, 1, 0, 12});                // one table, for Windows and Unicode, which begins there
    put({4, 32, 0, 4, 4, 1, 0});             // format, length, language, twice the ranges and how they are searched
    put({last, 0xffff, 0, kFirst, 0xffff});  // ends, nothing, beginnings
    put({0x10000 - kFirst, 1, 0, 0});        // what is added to a letter
    return table;
}

}  // namespace

std::string with_glyphs_as_letters(std::string font, int face) {
    const auto letters = entry_of(font, face, "cmap"), counts = entry_of(font, face, "maxp");
    if (!letters || !counts || !entry_of(font, face, "glyf")) return {};
    const std::uint32_t glyphs = number(font, number(font, *counts + 4, 4) + 4, 2);
    const std::string table = table_of(std::min(kFirst + std::max(glyphs, 1U) - 1, kLast));
    font.resize((font.size() + 3) / 4 * 4);
    font.replace(
        *letters + 4, 8,
        in_bytes(static_cast<std::uint32_t>(font.size()), 4) + in_bytes(static_cast<std::uint32_t>(table.size()), 4));
    return font + table;
}

HPDF_Font glyph_font(HPDF_Doc document, const shaping::Font& font) {
    const std::string bytes = with_glyphs_as_letters({font.bytes.begin(), font.bytes.end()}, font.place.face);
    if (bytes.empty() || HPDF_GetError(document) != HPDF_OK) return nullptr;
    HPDF_Stream stream = HPDF_MemStream_New(document->mmgr, 1U << 20);
    HPDF_Stream_Write(stream, reinterpret_cast<const HPDF_BYTE*>(bytes.data()), static_cast<HPDF_UINT>(bytes.size()));
    HPDF_FontDef made =
        number(bytes, 0, 4) == number("ttcf", 0, 4)
            ? HPDF_TTFontDef_Load2(document->mmgr, stream, static_cast<HPDF_UINT>(font.place.face), HPDF_TRUE)
            : HPDF_TTFontDef_Load(document->mmgr, stream, HPDF_TRUE);
    HPDF_Font found = nullptr;
    if (made && HPDF_List_Add(document->fontdef_list, made) == HPDF_OK) {
        // Of each font that is in part embedded the name begins with other letters: these no other way of loading gives.
        std::string tag = "GLYPHA";
        tag.back() = static_cast<char>('A' + document->fontdef_list->count % 26);
        HPDF_TTFontDef_SetTagName(made, tag.data());
        found = HPDF_GetFont(document, made->base_font, "UTF-8");
    }
    if (!found) HPDF_ResetError(document);
    return found;
}

void embed_glyph(HPDF_Font embedded, const shaping::Font& font, std::uint32_t glyph) {
    embed(embedded, {reinterpret_cast<const char*>(font.bytes.data()), font.bytes.size()}, font.place.face, glyph,
          kDeepest);
}

void embed_parts(HPDF_Font embedded, std::string_view bytes, int face, char32_t letter) {
    HPDF_FontDef made = static_cast<HPDF_FontAttr>(embedded->attr)->fontdef;
    const std::uint32_t glyph = HPDF_TTFontDef_GetGlyphid(made, static_cast<HPDF_UINT16>(letter));
    mark_parts(static_cast<HPDF_TTFontDefAttr>(made->attr), bytes, face, glyph, kDeepest);
}

std::string glyph_letter(std::uint32_t glyph) {
    return glyph + kFirst > kLast ? std::string() : core::utf8(static_cast<char32_t>(glyph + kFirst));
}

}  // namespace print
