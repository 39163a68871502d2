#pragma once
// Sheets as one PDF file, a page each, of true size; readers are told to print it unscaled. Latin letters of
// all languages come out right; others than those are printed as question marks. The same sheets, the same
// bytes.

#include <span>
#include <string>

#include "engine/core/result.h"
#include "game/print/sheet.h"

namespace print {

// At least one sheet. The error is the library's, in a sentence.
core::Result<std::string, std::string> pdf(std::span<const Sheet> sheets);

}  // namespace print
