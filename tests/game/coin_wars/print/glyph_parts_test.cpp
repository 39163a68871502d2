// Partly embedded fonts: a letter includes all its components.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "game/print/glyph_parts.h"

namespace {

// Its letters consist of radicals, some of which consist of strokes; not installed on every machine.
constexpr const char* kRadicals = "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf";

std::string bytes_of(const char* file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    return bytes.str();
}

auto glyphs_in(HPDF_Font font) {
    const auto* all = static_cast<HPDF_TTFontDefAttr>(static_cast<HPDF_FontAttr>(font->attr)->fontdef->attr);
    return std::count(all->glyph_tbl.flgs, all->glyph_tbl.flgs + all->num_glyphs, 1);
}

}  // namespace

TEST_CASE("a letter's parts are embedded, those with high numbers and parts of parts too") {
    const std::string bytes = bytes_of(kRadicals);
    if (bytes.empty()) return;
    HPDF_Doc document = HPDF_New(nullptr, nullptr);
    HPDF_UseUTFEncodings(document);
    HPDF_Font font = HPDF_GetFont(document, HPDF_LoadTTFontFromFile(document, kRadicals, HPDF_TRUE), "UTF-8");
    REQUIRE(font);
    const std::string letter = "隊";
    HPDF_Font_TextWidth(font, reinterpret_cast<const HPDF_BYTE*>(letter.data()), 3);
    const auto before = glyphs_in(font);
    print::embed_parts(font, bytes, 0, U'隊');
    CHECK(glyphs_in(font) > before);
    HPDF_Free(document);
}
