#pragma once
// The part of a font needed for some letters, to embed in a page.

#include <set>
#include <string>

#include "engine/text/font.h"

namespace text {

// Returns a font file with these letters and what joins and stacks them; empty if that fails or the font's licence
// forbids it.
std::string subset(const FontPlace& font, const std::set<char32_t>& letters);

}  // namespace text
