#include "game/print/font_finder.h"

#include <map>
#include <set>

#include "engine/core/utf8.h"
#include "game/print/data_url.h"

namespace print {

namespace {

constexpr char32_t kBeyondLatin = 0x250;

bool every_font_has(char32_t letter) { return letter < kBeyondLatin || (letter >= 0x2000 && letter < 0x2070); }

}  // namespace

PageFonts page_fonts(std::string_view text, const FontFinder& finder) {
    std::map<FontFile, std::set<char32_t>> wanted;
    for (const char32_t letter : core::code_points(text)) {
        const auto font = finder && !every_font_has(letter) ? finder(letter) : std::nullopt;
        if (font) wanted[*font].insert(letter);
    }
    PageFonts fonts;
    int number = 0;
    for (auto& [font, letters] : wanted) {
        for (const char32_t joiner : {U'\u200c', U'\u200d', U'\u25cc', U' '}) letters.insert(joiner);
        const std::string part = text::subset(font, letters);
        if (part.empty()) continue;
        const std::string family = "letters" + std::to_string(number++);
        fonts.faces += "@font-face{font-family:" + family + ";src:url(" + data_url("font/ttf", part) + ")}\n";
        fonts.families += "," + family;
    }
    return fonts;
}

}  // namespace print
