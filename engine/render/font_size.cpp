#include "engine/render/font_size.h"

#include <stb_truetype.h>

#include <algorithm>

namespace render {

namespace {

constexpr int kSign = 0x65e5;         // of both languages
constexpr double kUsualHeight = 1.3;  // ems, of fonts with such signs

}  // namespace

double size_beside_others(const stbtt_fontinfo& font) {
    if (stbtt_FindGlyphIndex(&font, kSign) == 0) return 1;
    int ascent = 0, descent = 0, gap = 0;
    stbtt_GetFontVMetrics(&font, &ascent, &descent, &gap);
    const double height = stbtt_ScaleForMappingEmToPixels(&font, 1.0f) * static_cast<float>(ascent - descent);
    return std::min(1.0, height / kUsualHeight);
}

}  // namespace render
