#pragma once
// Fonts in a PDF document whose glyphs are named by their numbers: shaped letters have no other names.

#include <hpdf.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/shaping/shaping.h"

namespace print {

// The font file with a table of letters in which letters of two bytes are its glyphs; empty if it is no TrueType font.
std::string with_glyphs_as_letters(std::string font, int face);
// Null: the library cannot embed it.
HPDF_Font glyph_font(HPDF_Doc document, const shaping::Font& font);
// The glyph as such a font writes it, in UTF-8; empty: beyond those that it can name.
std::string glyph_letter(std::uint32_t glyph);
// Sees to it that the glyph is embedded, with all glyphs of which it is made.
void embed_glyph(HPDF_Font embedded, const shaping::Font& font, std::uint32_t glyph);
// The same for a letter of a font that was loaded as it is: the library overlooks parts of parts, and parts that are letters too.
// `bytes`: of the font's file.
void embed_parts(HPDF_Font embedded, std::string_view bytes, int face, char32_t letter);

}  // namespace print
