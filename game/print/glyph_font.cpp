#include "game/print/glyph_font.h"

#include <algorithm>
#include <optional>

#include "engine/core/utf8.h"

namespace print {

namespace {

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

std::string glyph_letter(std::uint32_t glyph) {
    return glyph + kFirst > kLast ? std::string() : core::utf8(static_cast<char32_t>(glyph + kFirst));
}

}  // namespace print
