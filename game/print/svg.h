#pragma once
// Writes a sheet as an SVG file in true size: browsers and drawing programs print it at 100 %.

#include <string>

#include "game/print/sheet.h"

namespace print {

class FontMetrics;
std::string svg(const Sheet& sheet, const FontMetrics& letters);

}  // namespace print
