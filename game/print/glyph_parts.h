#pragma once
// Embeds letters in a PDF document with all glyphs that they are composed of.

#include <hpdf.h>

#include <string_view>

namespace print {

// Embeds the parts of a composite letter of an embedded font: the library misses parts of parts, and parts that are
// letters themselves. `bytes`: of the font's file.
void embed_parts(HPDF_Font embedded, std::string_view bytes, int face, char32_t letter);

}  // namespace print
