#pragma once
// Where a letter is to be had that the fonts of every PDF reader lack.

#include "engine/text/font.h"

namespace print {

// Of a font or collection, which is embedded; where the PDF's library cannot, its letters are drawn.
using FontFile = text::FontPlace;
// Nothing: no font has it. Asked often; answers to the same letter are the same.
using FontFinder = text::FontFinder;

}  // namespace print
