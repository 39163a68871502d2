#pragma once
// Writes sheets as one PDF file, one page each, in true size; viewers are asked to print it unscaled. Latin letters of
// all languages are supported; for others the fonts that `finder` knows are embedded, but only the letters used, joined
// and ordered as their script requires. A letter that no font has is printed as an empty box. Equal sheets give equal
// bytes.

#include <span>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/print/font_finder.h"
#include "game/print/sheet.h"

namespace print {

// Needs at least one sheet. The error is the library's, as a sentence.
core::Result<std::string, words::Phrase> pdf(std::span<const Sheet> sheets, const FontFinder& finder = {});

}  // namespace print
