#pragma once
// The part of a font that some letters need, to be sent along with a page.

#include <set>
#include <string>

#include "engine/text/font.h"

namespace text {

// A font file with these letters and what joins and stacks them; empty if it cannot be made, if the font's makers do not
// allow it.
std::string subset(const FontPlace& font, const std::set<char32_t>& letters);

}  // namespace text
