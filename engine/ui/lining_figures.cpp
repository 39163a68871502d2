#include "engine/ui/lining_figures.h"

#include <stb_truetype.h>

#include <map>
#include <string_view>

#include "engine/render/open_type.h"

namespace ui {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr int kLastCharacter = 0x22ff;  // the atlas prints nothing above it

void put(Bytes& bytes, std::uint32_t value, int size) {
    for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) bytes.push_back(static_cast<std::uint8_t>(value >> shift));
}

void overwrite(Bytes& bytes, std::size_t at, std::uint32_t value) {
    for (std::size_t i = 0; i < 4; ++i) bytes[at + i] = static_cast<std::uint8_t>(value >> (24 - 8 * i));
}

// A `cmap` table with one subtable of format 12: one group per character.
Bytes character_table(const std::map<int, int>& glyphs) {
    Bytes table;
    put(table, 0, 2);   // version
    put(table, 1, 2);   // subtables
    put(table, 3, 2);   // Windows,
    put(table, 10, 2);  // all of Unicode
    put(table, 12, 4);  // offset of the subtable
    put(table, 12, 2);  // format
    put(table, 0, 2);
    put(table, static_cast<std::uint32_t>(16 + 12 * glyphs.size()), 4);
    put(table, 0, 4);  // language: none
    put(table, static_cast<std::uint32_t>(glyphs.size()), 4);
    for (const auto& [character, glyph] : glyphs) {
        put(table, static_cast<std::uint32_t>(character), 4);
        put(table, static_cast<std::uint32_t>(character), 4);
        put(table, static_cast<std::uint32_t>(glyph), 4);
    }
    return table;
}

// The offset of the `cmap` entry in the font's table directory; 0 if there is none.
std::size_t entry_of_character_table(const Bytes& font, std::size_t start) {
    const std::size_t tables = static_cast<std::size_t>(font[start + 4]) << 8 | font[start + 5];
    for (std::size_t i = 0; i < tables; ++i) {
        const std::size_t entry = start + 12 + 16 * i;
        if (entry + 16 > font.size()) return 0;
        if (std::string_view(reinterpret_cast<const char*>(&font[entry]), 4) == "cmap") return entry;
    }
    return 0;
}

}  // namespace

Bytes with_lining_figures(Bytes font, int index) {
    stbtt_fontinfo info{};
    const int start = font.size() < 12 ? -1 : stbtt_GetFontOffsetForIndex(font.data(), index);
    if (start < 0 || stbtt_InitFont(&info, font.data(), start) == 0) return font;
    const std::map<int, int> lining = render::substitutions(font, static_cast<std::size_t>(start), "lnum");
    const std::size_t entry = entry_of_character_table(font, static_cast<std::size_t>(start));
    if (lining.empty() || entry == 0) return font;
    std::map<int, int> glyphs;
    for (int character = 0x20; character <= kLastCharacter; ++character) {
        const int glyph = stbtt_FindGlyphIndex(&info, character);
        if (glyph == 0) continue;
        const auto other = lining.find(glyph);
        glyphs[character] = other == lining.end() ? glyph : other->second;
    }
    while (font.size() % 4 != 0) font.push_back(0);
    const Bytes table = character_table(glyphs);
    overwrite(font, entry + 8, static_cast<std::uint32_t>(font.size()));
    overwrite(font, entry + 12, static_cast<std::uint32_t>(table.size()));
    font.insert(font.end(), table.begin(), table.end());
    return font;
}

}  // namespace ui
